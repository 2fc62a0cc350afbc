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
status and at most 40 lines. An accepted one is true of the code today. One that no longer holds is kept as it was, and its status
names the one that supersedes it. \`npm run decisions\` writes this page; a test compares it with the folder.

`;

/** The text of the index: one row for each decision. */
export function indexOf(decisions: readonly Decision[]): string {
  const row = ({ file, title, date, status }: Decision) =>
    `| [${file.slice(0, 4)}](${file}) | ${title} | ${date} | ${status} |`;
  const table = ['| Number | Decision | Date | Status |', '| --- | --- | --- | --- |', ...decisions.map(row)];
  return `${INTRODUCTION}<!-- oxfmt-ignore -->\n${table.join('\n')}\n`;
}
