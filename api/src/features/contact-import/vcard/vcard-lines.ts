/** One property of a card, such as `item1.BDAY;VALUE=date:1985-04-15`. */
export interface VcardLine {
  group: string;
  /** In capitals. */
  name: string;
  /** Names in capitals. Old cards write values without names; those are kept under themselves. */
  parameters: Map<string, string>;
  value: string;
}

const QUOTED_PRINTABLE = 'QUOTED-PRINTABLE';
/** Pictures are most of a file. Their lines are passed over before anything is done with them. */
const HEAD_MAX = 1000;

/** Unfolds continuation lines, and quoted-printable lines that end in an equals sign. */
export function* unfoldedLines(text: string): Generator<string> {
  let parts: string[] = [];
  let isQuotedPrintable = false;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const last = parts.at(-1);
    const isSoftBreak = isQuotedPrintable && last !== undefined && last.endsWith('=');
    if (isSoftBreak) {
      parts[parts.length - 1] = last.slice(0, -1);
      parts.push(line);
    } else if (last !== undefined && (line.startsWith(' ') || line.startsWith('\t'))) {
      parts.push(line.slice(1));
    } else {
      if (last !== undefined) yield parts.join('');
      parts = [line];
      isQuotedPrintable = line.slice(0, HEAD_MAX).toUpperCase().includes(QUOTED_PRINTABLE);
    }
  }
  if (parts.length > 0) yield parts.join('');
}

/** Splits where the separator stands outside of quotation marks. */
function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '"') isQuoted = !isQuoted;
    else if (text[index] === separator && !isQuoted) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

function endOfHead(line: string): number {
  let isQuoted = false;
  for (let index = 0; index < Math.min(line.length, HEAD_MAX); index += 1) {
    if (line[index] === '"') isQuoted = !isQuoted;
    else if (line[index] === ':' && !isQuoted) return index;
  }
  return -1;
}

/** Null for a line that is not a property. */
export function parseLine(line: string): VcardLine | null {
  const end = endOfHead(line);
  if (end < 1) return null;
  const [full = '', ...rest] = splitOutsideQuotes(line.slice(0, end), ';');
  const dot = full.lastIndexOf('.');
  const parameters = new Map<string, string>();
  for (const parameter of rest) {
    const [name = '', value] = parameter.split('=', 2);
    const plain = (value ?? name).replaceAll('"', '').trim();
    parameters.set(name.trim().toUpperCase(), plain);
  }
  return {
    group: full.slice(0, Math.max(0, dot)).trim().toLowerCase(),
    name: full
      .slice(dot + 1)
      .trim()
      .toUpperCase(),
    parameters,
    value: line.slice(end + 1),
  };
}
