import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const CONFIG = join(import.meta.dirname, '..', '.oxfmtrc.json');

/** Formats a generated TypeScript file as `npm run format` would. */
export async function formatSource(source: string): Promise<string> {
  const options = JSON.parse(readFileSync(CONFIG, 'utf8')) as FormatConfig;
  const { code, errors } = await format('generated.ts', source, options);
  if (errors[0]) throw new Error(errors[0].message);
  return code;
}
