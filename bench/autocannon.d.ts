declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** How many requests in all; the run ends with the last answer. */
    amount: number;
    sampleInt?: number;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
  }
  interface Result {
    start: Date;
    finish: Date;
    '2xx': number;
    '3xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
