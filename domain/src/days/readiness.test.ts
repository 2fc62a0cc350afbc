import { expect, test } from 'vitest';
import { nextStep, readinessOf, type LinkedGift } from './readiness.ts';

const idea: LinkedGift = { boughtAt: null, givenAt: null };
const bought: LinkedGift = { boughtAt: '2026-11-01T10:00:00.000Z', givenAt: null };
const given: LinkedGift = { boughtAt: null, givenAt: '2026-11-17T12:00:00.000Z' };

test.each([
  ['nothing', [], 'Find a gift'],
  ['idea', [idea, idea], 'Mark as bought'],
  ['bought', [idea, bought], 'Mark as given'],
  ['given', [idea, given, bought], undefined],
])('%s, and what comes next', (readiness, gifts, step) => {
  expect(readinessOf(gifts)).toBe(readiness);
  expect(nextStep(readinessOf(gifts))?.text).toBe(step);
});
