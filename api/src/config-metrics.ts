import { ConfigError, type Variables } from './config-variables.ts';

/** Where Prometheus reads the metrics: never the address that people use. */
export interface MetricsConfig {
  port: number;
  host: string;
}

export function metrics({
  METRICS_PORT: port,
  METRICS_HOST: host,
  PORT,
}: Variables): MetricsConfig | undefined {
  if (port === undefined) return undefined;
  if (port === PORT)
    throw new ConfigError('METRICS_PORT is not usable: it must differ from PORT, which everybody reaches.');
  return { port, host };
}
