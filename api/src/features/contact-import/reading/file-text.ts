import { isUtf8 } from 'node:buffer';

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** How many bytes at the even or odd places of the beginning are zero: every other one, in UTF-16 of western text. */
function zeroShare(bytes: Uint8Array, offset: 0 | 1): number {
  const sampleLength = Math.min(bytes.length, 2000);
  let zeros = 0;
  for (let index = offset; index < sampleLength; index += 2) if (bytes[index] === 0) zeros += 1;
  return zeros / Math.max(1, sampleLength / 2);
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (zeroShare(bytes, 1) > 0.4) return 'utf-16le';
  if (zeroShare(bytes, 0) > 0.4) return 'utf-16be';
  // Spreadsheets that do not write UTF-8 write this, which holds all of Latin-1.
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** The text of a file in whichever encoding it was written; a byte order mark is not part of it. */
export const fileText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

/** A zip (and so a workbook of Excel or Numbers), a PDF, or anything else that holds no text. */
export const isWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
export const isText = (text: string): boolean => !text.includes('\u0000') && !text.startsWith('%PDF');
