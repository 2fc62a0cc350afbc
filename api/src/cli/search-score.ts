import { readCatalogue } from '@tuckaway/content/catalogue/read-catalogue';
import { catalogueRows } from '../features/search/scoring/catalogue-rows.ts';
import { faultsOf, readSentences } from '../features/search/scoring/judge-sentences.ts';
import { isTitle } from '../features/search/gift-index/is-title.ts';
import { giftDocuments } from '../features/search/gift-index/documents.ts';
import { buildSearchIndex } from '../features/search/gift-index/search-index.ts';
import { rank } from '../features/search/rank/rank.ts';
import { loadVocabulary } from '../features/search/vocabulary/load-vocabulary.ts';
import { understand, wordsAlone } from '../features/search/understand/understand.ts';
import { catalogueDir } from '../locations.ts';
import { readContent } from './read-content.ts';

// Scores the search by tables of sentences, on the real catalogue; with a query as argument, shows its first gifts instead.
const [query] = process.argv.slice(2);
const rows = catalogueRows(await readContent(() => readCatalogue(catalogueDir)));
const documents = giftDocuments(rows);
const vocabulary = await readContent(loadVocabulary);
const { gifts: index, spelling } = await buildSearchIndex(rows, vocabulary);
/** The share of sentences that must do: a change of words or weights that falls below is a step back. */
const LEAST = 0.9;

function search(text: string) {
  const understanding = isTitle(index, text)
    ? wordsAlone(text, vocabulary)
    : understand(text, vocabulary, spelling);
  const { matches, closest } = rank(index, { understanding, limit: 24 });
  const gifts = (ranked: typeof matches) => ranked.map(({ document }) => documents[document]!);
  return { understanding, matches: gifts(matches), closest: gifts(closest) };
}

if (query) {
  const { understanding, matches, closest } = search(query);
  console.log(understanding.parts.map(({ label }) => label).join(', '));
  for (const { title, pricesCents } of [...matches, ...closest].slice(0, 10))
    console.log(`  ${title}, $${pricesCents[0]! / 100}`);
} else {
  const { tuned, heldOut } = readSentences();
  const faultsOfAll = (sentences: typeof tuned) =>
    sentences.map((sentence) => ({ q: sentence.q, faults: faultsOf(sentence, search(sentence.q)) }));
  const judged = { tuned: faultsOfAll(tuned), 'held out': faultsOfAll(heldOut) };
  // Faults of the held-out sentences are counted but not shown, so that they are not tuned for.
  for (const { q, faults } of judged.tuned) if (faults.length > 0) console.log(`${q}: ${faults.join(', ')}`);
  for (const [name, part] of Object.entries(judged)) {
    const good = part.filter(({ faults }) => faults.length === 0).length;
    console.log(`${name}: ${good} of ${part.length}`);
    if (good < part.length * LEAST) process.exitCode = 1;
  }
}
