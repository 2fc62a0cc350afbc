import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Criterion } from '../vocabulary/criteria.ts';
import { BOUNDARY, type Token } from './tokens.ts';

interface QuerySoFar {
  tokens: readonly Token[];
  words: readonly string[];
  vocabulary: Vocabulary;
  /** Whether a person was named before. */
  hasPerson: boolean;
}

interface Phrase {
  criterion: Criterion;
  /** Its first token. */
  from: number;
  /** The token after its last one. */
  to: number;
}

/** Maximum words between an owner and their person ("my sister's new boss"). */
const OWNED_WITHIN = 3;
const THEIRS = new Set(['his', 'her', 'their']);
const OWNERS = new Set(['my', 'our', ...THEIRS]);
/** Before 'his' they introduce another recipient: 'my brother and his wife'. */
const ADDING = new Set(['and', 'for']);
const SUBJECTS = new Set('who he she they we that to binge always only just'.split(' '));

/** Whether a phrase only tells something about the recipient and is no criterion itself. */
export function isContext(query: QuerySoFar, phrase: Phrase): boolean {
  return isOwner(query, phrase) || isOwnerBehind(query, phrase) || isWatching(query, phrase);
}

/** Whether a person owns the recipient: "our son's kindergarten teacher" is about the teacher. */
function isOwner(query: QuerySoFar, { criterion, to }: Phrase): boolean {
  const { words, vocabulary } = query;
  if (criterion.kind !== 'person' || !isPossessive(query, to - 1)) return false;
  for (let next = to; next < to + OWNED_WITHIN && words[next] !== BOUNDARY; next++)
    if (vocabulary.criteria.at(words, next)?.meaning.kind === 'person') return true;
  return false;
}

/** Whether a word is a possessive, also without an apostrophe: "my son's coach", 'my kids piano teacher'. */
function isPossessive({ tokens, words, vocabulary }: QuerySoFar, position: number): boolean {
  const kindAt = (at: number) => vocabulary.criteria.at(words, at)?.meaning.kind;
  const isBeforePerson =
    kindAt(position + 1) === 'person' ||
    (kindAt(position + 1) === 'interest' && kindAt(position + 2) === 'person');
  const isTypedWithout =
    words[position]!.endsWith('s') && OWNERS.has(words[position - 1] ?? '') && isBeforePerson;
  return tokens[position]!.isPossessive || isTypedWithout;
}

/** Whether a person is named after the recipient: 'a friend of my daughter', 'my grandson, his parents say'. */
function isOwnerBehind({ words, hasPerson }: QuerySoFar, { criterion, from }: Phrase): boolean {
  const before = words[from - 1] ?? '';
  const isOf = words[from - 2] === 'of' && OWNERS.has(before);
  const isTheirs = THEIRS.has(before) && !ADDING.has(words[from - 2] ?? '');
  return criterion.kind === 'person' && hasPerson && (isOf || isTheirs);
}

/** The quality whose words may be a verb. */
export const WATCHES = 'watches';

/** Whether 'watch' is a verb: 'somebody who watches westerns'. */
const isWatching = ({ words }: QuerySoFar, { criterion, from }: Phrase): boolean =>
  criterion.quality === WATCHES && words[from]!.startsWith('watch') && SUBJECTS.has(words[from - 1] ?? '');
