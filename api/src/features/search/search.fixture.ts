import type { SearchResult } from '@tuckaway/contract/search/search';
import { expect } from 'vitest';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildSearchFixture } from '../../test/search-fixture.ts';

/** An app with the catalogue for tests, where Ada searches, and Ben. For the top of a test file. */
export async function buildSearchTest() {
  const testApp = await buildTestApp();
  const fixture = await buildSearchFixture(testApp.db);
  const [ada, ben] = [await testApp.asUser('Ada'), await testApp.asUser('Ben')];

  async function find(query: string, by: Pick<TestUser, 'get'> = ada): Promise<SearchResult> {
    const answer = await by.get(`/api/v1/search?${query}`);
    expect(answer.status).toBe(200);
    return answer.body.data;
  }
  const say = (sentence: string, by = ada) => find(`query=${encodeURIComponent(sentence)}`, by);
  return { ...testApp, fixture, ada, ben, find, say };
}

export const titles = (found: { title: string }[]) => found.map(({ title }) => title);
