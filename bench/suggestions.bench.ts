import type pg from 'pg';
import { openDb } from '../api/src/db/db.ts';
import { suggest } from '../api/src/features/suggestions/suggestions.service.ts';
import { timeInTurn, type Timing, type Verdict } from './measure.ts';
import { seededRandom } from './random.ts';
import { randomQuestion } from './vocabulary.ts';

const ASKER = 1;

export interface TypingTimings {
  suggestions: Timing;
  searches: Timing;
}

/** What is suggested for the beginnings of questions, in turn with the searches for them. */
export async function timeTyping(
  pool: pg.Pool,
  search: (question: { query: string }) => Promise<unknown>,
  questions: number,
): Promise<TypingTimings> {
  const db = openDb(pool);
  const random = seededRandom(6);
  const asked = Array.from({ length: questions }, () => randomQuestion(random));
  const begun = (text: string) => text.slice(0, 2 + Math.floor(random() * (text.length - 2)));
  return await timeInTurn({
    suggestions: asked.map((text) => () => suggest(db, ASKER, begun(text))),
    searches: asked.map((query) => () => search({ query })),
  });
}

export const typingVerdicts = ({ suggestions, searches }: TypingTimings): Verdict[] => [
  { promise: 'suggestions p95 / search p95', ratio: suggestions.p95 / searches.p95, atMost: 1 / 2 },
];
