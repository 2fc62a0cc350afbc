import { TextDecoder } from 'node:util';
import type { VcardLine } from './vcard-lines.ts';

/** Length that is read of one property. The limits of our fields are far below. */
const VALUE_MAX = 2000;

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** `=C3=B6` to the letter that it stands for. */
function decodeQuotedPrintable(value: string, charset: string): string {
  const bytes: number[] = [];
  for (const part of value.split(/(=[0-9A-Fa-f]{2})/)) {
    if (part.length === 3 && part.startsWith('=')) bytes.push(Number.parseInt(part.slice(1), 16));
    else bytes.push(...Buffer.from(part));
  }
  return decoderOf(charset).decode(Uint8Array.from(bytes));
}

/** The value as its writer meant it, still with the escapes of lists and structures. */
export function decodedValue({ parameters, value }: VcardLine): string {
  const short = value.slice(0, VALUE_MAX);
  const isQuotedPrintable =
    parameters.has('QUOTED-PRINTABLE') || parameters.get('ENCODING')?.toUpperCase() === 'QUOTED-PRINTABLE';
  return isQuotedPrintable ? decodeQuotedPrintable(short, parameters.get('CHARSET') ?? 'utf-8') : short;
}

export const unescaped = (value: string): string =>
  value.replaceAll(/\\([\s\S])/g, (_, escaped: string) =>
    escaped === 'n' || escaped === 'N' ? '\n' : escaped,
  );

/** The parts of a structured value such as `Lovelace;Ada;;;`, or of a list. */
export function splitValue(value: string, separator: ';' | ','): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < value.length; index += 1) {
    if (value[index] === '\\') index += 1;
    else if (value[index] === separator) {
      parts.push(unescaped(value.slice(start, index)));
      start = index + 1;
    }
  }
  parts.push(unescaped(value.slice(start)));
  return parts;
}
