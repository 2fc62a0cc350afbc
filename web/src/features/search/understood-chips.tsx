import type { SearchResult } from '@tuckaway/contract/search';
import { RemovingChipLink } from '../../ui/inputs/chip-link.tsx';
import { Link } from 'react-router';
import { writeSearchParams, type AsTyped, type SearchParams } from './search-params.ts';

/** How the server read the query. */
export type QueryReading = Partial<
  Pick<SearchResult, 'understood' | 'ignoredWords' | 'correctedQuery' | 'notes'>
>;

interface UnderstoodChipsProps {
  told: QueryReading;
  /** The search that this was understood of. */
  params: SearchParams;
  /** The screen that shows the same search with another query. */
  pathOf: (params: Record<string, string>) => string;
}

/** What the search understood, each part to be taken off with one press; or the words alone. */
export function UnderstoodChips({ told, params, pathOf }: UnderstoodChipsProps) {
  const { understood = [] } = told;
  const addressOf = (query: string, asTyped?: AsTyped) =>
    pathOf(writeSearchParams({ ...params, query, asTyped }));
  if (params.asTyped === 'true')
    return (
      <p className="mb-6 text-sm text-ink-soft">
        Looking for the words alone.{' '}
        <Link to={addressOf(params.query)} className="link">
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
                <RemovingChipLink to={addressOf(without)} removeLabel={`Remove ${label}`}>
                  {label}
                </RemovingChipLink>
              </li>
            ))}
            <li>
              <Link
                to={addressOf(params.query, 'true')}
                className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
              >
                Search for the words alone
              </Link>
            </li>
          </ul>
        </div>
      )}
      <ReadingNotes told={told} typed={params.query} originalPath={addressOf(params.query, 'spelling')} />
    </>
  );
}

const listed = (names: string[]) => new Intl.ListFormat('en-US').format(names);

interface ReadingNotesProps {
  told: QueryReading;
  typed: string;
  /** The search for the words as they were typed. */
  originalPath: string;
}

/** Notices about corrected words, words without a match, and conditions that cannot be checked. */
function ReadingNotes({ told, typed, originalPath }: ReadingNotesProps) {
  const { correctedQuery, ignoredWords = [], notes = [] } = told;
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
