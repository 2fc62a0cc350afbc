import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { INDEX_PATH, indexOf, parseDecision, readDecisions } from './index.ts';

const MAX_LINES = 40;
const STATUS = /^(accepted|superseded by \d{4})/;

const decisions = readDecisions();

it.each(decisions)('$file has a title, a date, a status and at most 40 lines', (decision) => {
  expect(decision.title).not.toBe('');
  expect(decision.date).toBeDefined();
  expect(decision.status).toMatch(STATUS);
  expect(decision.lines).toBeLessThanOrEqual(MAX_LINES);
});

it('names only decisions that exist as superseding', () => {
  const numbers = new Set(decisions.map(({ file }) => file.slice(0, 4)));
  const named = decisions.flatMap(({ status }) => status?.match(/\d{4}/g) ?? []);
  expect(named.filter((number) => !numbers.has(number))).toEqual([]);
});

it('docs/decisions/README.md lists all decisions; npm run decisions writes it', () => {
  expect(readFileSync(INDEX_PATH, 'utf8')).toBe(indexOf(decisions));
});

it('reports a missing date and status', () => {
  const { date, status } = parseDecision('0001-x.md', '# 0001 X\n\nText.\n');
  expect([date, status]).toEqual([undefined, undefined]);
});
