import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');
export const INDEX_PATH = join(FOLDER, 'README.md');

interface Decision {
  file: string;
  title: string;
  date?: string;
  status?: string;
  lines: number;
}

/** All decision records, ordered by number. */
export const readDecisions = (): Decision[] =>
  readdirSync(FOLDER)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .toSorted()
    .map((file) => parseDecision(file, readFileSync(join(FOLDER, file), 'utf8')));

export const parseDecision = (file: string, text: string): Decision => ({
  file,
  title: /^# (?:\d+[.:]? )?(.+)$/m.exec(text)?.[1] ?? '',
  date: /^Date: (\d{4}-\d\d-\d\d)$/m.exec(text)?.[1],
  status: /^Status: (.+)$/m.exec(text)?.[1],
  lines: text.trimEnd().split('\n').length,
});

const INTRODUCTION = `# Decisions

One page for each debatable choice: context, decision, consequences. A new decision takes the next free number, has a date, a
status and at most 40 lines. The decision of an accepted one is true of the code today; numbers are those of its date. One that
no longer holds is kept as it was, and its status names the one that supersedes it. \`npm run decisions\` writes this page; a test
compares it with the folder.

To read first: 0002 (contract), 0020 (statements), 0028 (writes), 0375 (caps), 0377 (keys), 0090 (search), 0070 (days of gifts),
0121 (takes) and 0045 (offline).
`;

/** The text of the index: one row for each decision, those in force first. */
export function indexOf(decisions: readonly Decision[]): string {
  const isSuperseded = ({ status }: Decision) => status?.startsWith('superseded') === true;
  const inForce = decisions.filter((decision) => !isSuperseded(decision));
  const superseded = decisions.filter(isSuperseded);
  return `${INTRODUCTION}\n## In force\n\n${tableOf(inForce)}\n## Superseded\n\n${tableOf(superseded)}`;
}

function tableOf(decisions: readonly Decision[]): string {
  const row = ({ file, title, date, status }: Decision) =>
    `| [${file.slice(0, 4)}](${file}) | ${title} | ${date} | ${status} |`;
  const lines = ['| Number | Decision | Date | Status |', '| --- | --- | --- | --- |', ...decisions.map(row)];
  return `<!-- oxfmt-ignore -->\n${lines.join('\n')}\n`;
}
