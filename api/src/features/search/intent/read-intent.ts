import { searchWords } from '../search-text.ts';
import { readAge } from './ages.ts';
import { readAmount } from './amounts.ts';
import { readName, type PeopleBook } from './names.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';
import { withoutTokens } from './without.ts';

/** A part of the query that was understood, as the answer tells it. */
export interface Understood {
  kind: Meaning['kind'];
  label: string;
  /** As it was typed. */
  words: string;
  /** The query that is left when this is taken off. */
  without: string;
}

export interface Intent {
  /** Searched as words. */
  words: string[];
  /** What was understood, in the order of the query; one for each of `understood`. */
  filters: Meaning[];
  understood: Understood[];
  /** All telling words but those of a price: a title that has them beats what was understood. */
  typed: string[];
  /** Those of them that say who or when, not what. */
  peopleAndDays: string[];
}

/** A piece of the query: understood, or a word, or filler. */
export interface Piece {
  from: number;
  to: number;
  is: 'word' | 'filler' | 'connector' | Meaning;
}

/** Nobody means more at once; each one more is a search more where nothing fits. */
const UNDERSTOOD_MAX = 6;

/** Reads people, days, interests and amounts out of a query; the rest stays words. */
export function readIntent(query: string, vocabulary: Vocabulary, people: PeopleBook = []): Intent {
  const tokens = tokensOf(query);
  const pieces = atMost(UNDERSTOOD_MAX, leaveGivers(tokens, readPieces(tokens, vocabulary, people)));
  const meant = pieces.filter((piece): piece is Piece & { is: Meaning } => typeof piece.is === 'object');
  if (meant.length === 0) {
    const words = searchWords(query);
    return { words, filters: [], understood: [], typed: words, peopleAndDays: [] };
  }
  const textOf = ({ from, to }: Piece) => query.slice(tokens[from]!.start, tokens[to - 1]!.end);
  const wordsOf = (isWanted: (is: Piece['is']) => boolean) =>
    searchWords(
      pieces
        .filter(({ is }) => isWanted(is))
        .map(textOf)
        .join(' '),
    );
  const isOf = (is: Piece['is'], ...kinds: Meaning['kind'][]) =>
    typeof is === 'object' && kinds.includes(is.kind);
  return {
    words: wordsOf((is) => is === 'word'),
    filters: meant.map(({ is }) => is),
    understood: meant.map((piece) => ({
      kind: piece.is.kind,
      label: piece.is.label,
      words: textOf(piece),
      without: withoutTokens(query, tokens, pieces, piece),
    })),
    typed: wordsOf((is) => is === 'word' || isOf(is, 'relationship', 'occasion', 'interest')),
    peopleAndDays: wordsOf((is) => isOf(is, 'relationship', 'occasion')),
  };
}

/** What is beyond stays words. */
function atMost(most: number, pieces: Piece[]): Piece[] {
  let understood = 0;
  return pieces.map((piece) =>
    typeof piece.is === 'object' && ++understood > most ? { ...piece, is: 'word' } : piece,
  );
}

function readPieces(tokens: readonly Token[], vocabulary: Vocabulary, people: PeopleBook): Piece[] {
  const pieces: Piece[] = [];
  for (let place = 0; place < tokens.length;) {
    const [is, length] = readAt(tokens, place, vocabulary, people);
    pieces.push({ from: place, to: place + length, is });
    place += length;
  }
  return pieces;
}

function readAt(
  tokens: readonly Token[],
  place: number,
  vocabulary: Vocabulary,
  people: PeopleBook,
): [Piece['is'], number] {
  const number = readAge(tokens, place) ?? readAmount(tokens, place, vocabulary);
  if (number) return [number.meaning, number.length];
  const meaning = vocabulary.meanings.at(tokens, place);
  const filler = vocabulary.filler.at(tokens, place);
  const name = readName(tokens, place, people);
  if (
    name &&
    name.length >= (meaning?.length ?? 0) &&
    !leadsToPerson(tokens, place + name.length, vocabulary)
  )
    return [name.meaning, name.length];
  if (meaning && meaning.length >= (filler?.length ?? 0)) return [meaning.meaning, meaning.length];
  if (filler) return [filler.meaning, filler.length];
  // The letters behind a number, as in '25th anniversary', tell nothing without it.
  if (tokens[place]!.number !== undefined && /^(st|nd|rd|th)$/.test(tokens[place + 1]?.text ?? ''))
    return ['filler', 2];
  return ['word', 1];
}

/** An 'art teacher' is no teacher of somebody who is called Art; 'Art's teacher' is. */
const leadsToPerson = (tokens: readonly Token[], place: number, { meanings }: Vocabulary) =>
  !tokens[place - 1]!.isPossessive && meanings.at(tokens, place)?.meaning.kind === 'relationship';

/** Beside 'teacher' the 'kids' of 'my kids teacher' are whose teacher it is; in 'teen girl' both words are one person. */
function isOthers(tokens: readonly Token[], piece: Piece, next: Piece | undefined): boolean {
  if (typeof next?.is !== 'object' || next.is.kind !== 'relationship' || next.is.isAge) return false;
  return tokens[piece.to - 1]!.isPossessive || !(next.is.isAnyAge || next.is.isStage);
}

/** 'from daughter' and 'my friend's baby' name somebody who is not to be given anything. */
function leaveGivers(tokens: readonly Token[], pieces: Piece[]): Piece[] {
  const isPerson = (piece: Piece | undefined) =>
    typeof piece?.is === 'object' && piece.is.kind === 'relationship';
  const isGiver = (index: number) => {
    let before = index - 1;
    while (before >= 0 && pieces[before]!.is === 'connector') {
      const { text } = tokens[pieces[before]!.from]!;
      if (text === 'from') return true;
      // 'From me to Rose'
      if (text === 'to' || text === 'for') return false;
      before -= 1;
    }
    return false;
  };
  return pieces.map((piece, index) => {
    if (!isPerson(piece)) return piece;
    return isOthers(tokens, piece, pieces[index + 1]) || isGiver(index)
      ? { ...piece, is: 'connector' }
      : piece;
  });
}
