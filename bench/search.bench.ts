import { readCatalogue } from '@tuckaway/content/catalogue/read-catalogue';
import { catalogueRows } from '../api/src/features/search/scoring/catalogue-rows.ts';
import { readSentences } from '../api/src/features/search/scoring/judge-sentences.ts';
import { DocumentIndex } from '../api/src/features/search/gift-index/document-index.ts';
import { giftDocuments, type SearchDocument } from '../api/src/features/search/gift-index/documents.ts';
import { rank } from '../api/src/features/search/rank/rank.ts';
import { loadVocabulary } from '../api/src/features/search/vocabulary/load-vocabulary.ts';
import { Spelling } from '../api/src/features/search/understand/spelling.ts';
import { understand } from '../api/src/features/search/understand/understand.ts';
import { catalogueDir } from '../api/src/locations.ts';
import { summarize, type Timing, type Verdict } from './measure.ts';
import { pick, seededRandom } from './data/random.ts';

const PAGE = 24;
const MEGABYTE = 1024 * 1024;
/** Promises: 95th percentile of processor time in milliseconds. */
const LARGE_MS = 60;
const TODAY_MS = 10;

interface SearchSize {
  gifts: number;
  questions: number;
}

interface SearchCosts {
  /** Processor time of a search in milliseconds, at today's size and at the size that is promised. */
  today: Timing;
  large: Timing;
  buildMs: number;
  /** Memory of the large index in megabytes. */
  megabytes: number;
}

/** Searches with the sentences of the table, on the real catalogue and on a much larger one. */
export async function measureSearch({ gifts, questions }: SearchSize): Promise<SearchCosts> {
  const real = giftDocuments(catalogueRows(readCatalogue(catalogueDir)));
  const today = await timeSearches(await indexOf(real), questions);
  const many = multiplied(real, gifts);
  const before = memory();
  const started = performance.now();
  const index = await indexOf(many);
  const buildMs = performance.now() - started;
  const megabytes = (memory() - before) / MEGABYTE;
  return { today, large: await timeSearches(index, questions), buildMs, megabytes };
}

async function indexOf(documents: readonly SearchDocument[]) {
  const vocabulary = await loadVocabulary();
  const gifts = await DocumentIndex.build(documents, vocabulary.phrases);
  return { gifts, vocabulary, spelling: new Spelling(vocabulary, gifts) };
}

async function timeSearches(
  { gifts, vocabulary, spelling }: Awaited<ReturnType<typeof indexOf>>,
  questions: number,
): Promise<Timing> {
  const { tuned, heldOut } = readSentences();
  const sentences = [...tuned, ...heldOut].slice(0, questions).map(({ q }) => q);
  const search = (query: string) =>
    rank(gifts, { understanding: understand(query, vocabulary, spelling), limit: PAGE });
  for (const query of sentences.slice(0, 20)) search(query);
  return summarize(
    sentences.map((query) => {
      const before = process.cpuUsage();
      search(query);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }),
  );
}

/** Makes `count` gifts from the real ones: titles and texts of two real ones mixed, so that common words stay common. */
function multiplied(real: readonly SearchDocument[], count: number): SearchDocument[] {
  const random = seededRandom(1);
  return Array.from({ length: count }, (_, index) => {
    const [base, mixedIn] = [pick(random, real), pick(random, real)];
    return {
      ...base,
      id: index + 1,
      title: `${base.title.split(' ').slice(0, 3).join(' ')} ${mixedIn.title.split(' ').slice(-2).join(' ')}`,
      description: `${base.description} ${mixedIn.description}`.slice(0, 200),
      pricesCents: [Math.round(base.pricesCents[0]! * (0.7 + 0.6 * random()))],
    };
  });
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

export const searchVerdicts = ({ today, large }: SearchCosts): Verdict[] => [
  { promise: 'search at 100,000 gifts: processor time p95, ms', measured: large.p95, atMost: LARGE_MS },
  { promise: 'search at today’s size: processor time p95, ms', measured: today.p95, atMost: TODAY_MS },
];
