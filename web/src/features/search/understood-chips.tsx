import type { SearchResult, Understood } from '@tuckaway/contract/search';
import { RemovingChipLink } from '../../ui/chip-link.tsx';
import { Link } from '../../ui/link.tsx';
import { writeSearchParams, type SearchParams } from './search-params.ts';

export type Told = Partial<Pick<SearchResult, 'understood' | 'ignoredWords'>>;

interface UnderstoodChipsProps {
  told: Told;
  /** The search that this was understood of. */
  params: SearchParams;
  /** The screen that shows the same search with another query. */
  pathOf: (params: Record<string, string>) => string;
}

/** What the search understood, each part to be taken off with one press; or the words alone. */
export function UnderstoodChips({ told, params, pathOf }: UnderstoodChipsProps) {
  const { understood = [], ignoredWords = [] } = told;
  const addressOf = (query: string, asTyped: boolean) =>
    pathOf(writeSearchParams({ ...params, query, asTyped }));
  if (params.asTyped)
    return (
      <p className="mb-6 text-sm text-ink-soft">
        Looking for the words alone.{' '}
        <Link to={addressOf(params.query, false)} className="link">
          Search for what they mean
        </Link>
      </p>
    );
  if (understood.length === 0) return null;
  const letGo = letGoText(understood, ignoredWords);
  return (
    <div className="mb-6">
      <p role="status" className="sr-only">
        {understoodText(understood)} {letGo}
      </p>
      <ul aria-label="Understood" className="flex flex-wrap items-center gap-2">
        {understood.map(({ label, words, without, letGo: isPale }, index) => (
          <li key={`${index} ${words}`} className="max-w-full">
            <RemovingChipLink to={addressOf(without, false)} removeLabel={`Remove ${label}`} isPale={isPale}>
              {label}
            </RemovingChipLink>
          </li>
        ))}
        <li>
          <Link
            to={addressOf(params.query, true)}
            className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
          >
            Search for the words alone
          </Link>
        </li>
      </ul>
      {letGo && <p className="mt-3 text-sm text-ink-soft">{letGo}</p>}
    </div>
  );
}

const listed = (names: string[]) => new Intl.ListFormat('en-US').format(names);

const understoodText = (understood: Understood[]) =>
  `Understood: ${listed(understood.map(({ label }) => label))}.`;

/** Said where nothing fits all of it. */
function letGoText(understood: Understood[], ignoredWords: string[]): string {
  const names = [...understood.filter(({ letGo }) => letGo).map(({ label }) => label), ...ignoredWords].map(
    (name) => `“${name}”`,
  );
  return names.length > 0 ? `Nothing fits all of it, so we let go of ${listed(names)}.` : '';
}
