import { describe, expect, it } from 'vitest';
import { allCode } from './dead-exports.ts';

const TEST_FILE = /\.(test|spec)\.\w+$/;

/** Titles of `describe`, `test` and `it`, those of `each` included. */
const TITLE = /(?:\b(?:describe|it|test)(?:\.\w+)*\(|\)\()\s*(['"`])((?:\\.|(?!\1).)+)\1/g;
/** First words of names that continue a sentence begun elsewhere. */
const FRAGMENT =
  /^(are|as|but|goes|is|nobody|of|that|was|were|what|whatever|whenever|who|whoever|whom|whose)\b/i;

const fragmentsIn = (text: string) =>
  [...text.matchAll(TITLE)].map(([, , title]) => title!).filter((title) => FRAGMENT.test(title));

describe('names of tests', () => {
  it('stand alone: no name begins in the middle of a sentence', () => {
    const files = allCode().filter(({ path }) => TEST_FILE.test(path));
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap(({ path, text }) => fragmentsIn(text).map((title) => `${path}: ${title}`))).toEqual(
      [],
    );
  });

  it('belong to describe, test and it in every form', () => {
    const fragments = ['of one', 'is two', 'that has three', 'goes four', 'Whatever five'];
    const [one, two, three, four, five] = fragments;
    const text = `describe('${one}', () => {
      test.skip(\n"${two}", () => {});
      it.each([[1]])('${three} %i', () => {});
      test.each([\n[1],\n])(\`${four}\`, () => {});
      it('says what it is', () => {});
      test('isolated', () => {});
      test('${five}', () => {});`;
    expect(fragmentsIn(text)).toEqual([one, two, `${three} %i`, four, five]);
  });
});
