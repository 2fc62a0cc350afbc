import type { SearchResult } from '@tuckaway/contract/search/search';
import { RemovableChipLink } from '../../ui/inputs/chip-link.tsx';
import { Link } from 'react-router';
import type { AsTyped } from './search-params.ts';

/** How the server read the query. */
type QueryReading = Partial<Pick<SearchResult, 'understood' | 'ignoredWords' | 'correctedQuery' | 'notes'>>;

interface UnderstoodChipsProps {
  reading: QueryReading;
  /** The query as it was typed. */
  query: string;
  asTyped?: AsTyped | undefined;
  /** Address of the same search with another query. */
  addressOf: (query: string, asTyped?: AsTyped) => string;
}

/** Understood parts of the query as removable chips; for a literal search, a link to the other one. */
export function UnderstoodChips({ reading, query, asTyped, addressOf }: UnderstoodChipsProps) {
  const { understood = [] } = reading;
  if (asTyped === 'true')
    return (
      <p className="mb-6 text-sm text-ink-soft">
        Looking for the words alone.{' '}
        <Link to={addressOf(query)} className="link">
          Search for what they mean
        </Link>
      </p>
    );
  return (
    <>
      {understood.length > 0 && (
        <div className="mb-6">
          <p role="status" className="sr-only">
            Understood: {listed(understood.map(({ label }) => label))}.
          </p>
          <ul aria-label="Understood" className="flex flex-wrap items-center gap-2">
            {understood.map(({ label, words, without }, index) => (
              <li key={`${index} ${words}`} className="max-w-full">
                <RemovableChipLink to={addressOf(without)} removeLabel={`Remove ${label}`}>
                  {label}
                </RemovableChipLink>
              </li>
            ))}
            <li>
              <Link
                to={addressOf(query, 'true')}
                className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
              >
                Search for the words alone
              </Link>
            </li>
          </ul>
        </div>
      )}
      <ReadingNotes reading={reading} typed={query} originalPath={addressOf(query, 'spelling')} />
    </>
  );
}

const listed = (names: string[]) => new Intl.ListFormat('en-US').format(names);

interface ReadingNotesProps {
  reading: QueryReading;
  typed: string;
  /** Link to the search for the literal words. */
  originalPath: string;
}

/** Notices about corrected words, words without a match, and conditions that cannot be checked. */
function ReadingNotes({ reading, typed, originalPath }: ReadingNotesProps) {
  const { correctedQuery, ignoredWords = [], notes = [] } = reading;
  const missing = ignoredWords.map((word) => `“${word}”`);
  return (
    <>
      {correctedQuery && (
        <p role="status" className="mb-6 wrap-anywhere text-ink-soft">
          Showing results for <strong>“{correctedQuery}”</strong>.{' '}
          <Link to={originalPath} className="link">
            Search for “{typed}” instead
          </Link>
        </p>
      )}
      {missing.length > 0 && (
        <p role="status" className="mb-6 wrap-anywhere text-ink-soft">
          Nothing here mentions {listed(missing)}.
        </p>
      )}
      {notes.map((note) => (
        <p key={note} role="note" className="mb-6 text-ink-soft">
          {note}
        </p>
      ))}
    </>
  );
}
