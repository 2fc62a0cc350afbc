import type { Recipient } from '@tuckaway/contract/people/recipients';
import { useQuery } from '@tanstack/react-query';
import { formatPrice } from '../../lib/format.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Chip } from '../../ui/inputs/chip.tsx';
import { NoteIcon, PencilIcon } from '../../ui/graphics/app-icons.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { categoriesQuery } from '../categories/categories.queries.ts';
import { withRetired } from '../categories/with-retired.ts';

// Loaded when first opened: most visits change nothing.
const AboutDialog = lazyDialog(async () => (await import('./about-dialog.tsx')).AboutDialog);

/** A person's relationship, interests and notes. */
export function AboutSection({ recipient }: { recipient: Recipient }) {
  const dialog = useDialog();
  const { goodToKnow, sizes, budget } = recipient;
  const facts = useFacts(recipient);
  const isEmpty = facts.length === 0 && goodToKnow === null && sizes === null && budget === null;
  return (
    <section aria-labelledby="about">
      <header className="mb-2 flex items-center justify-between gap-4">
        <h2 id="about" className="flex items-center gap-2.5 text-lg">
          <NoteIcon className="text-twine" />
          Good to know
        </h2>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Edit what is good to know about ${recipient.name}`}
          onClick={() => dialog.open()}
        >
          <PencilIcon /> Edit
        </Button>
      </header>
      {isEmpty && (
        <p className="max-w-prose text-sm text-ink-soft">
          Note interests, sizes and a budget, and ideas for {recipient.name} get better.
        </p>
      )}
      <ul aria-label="Relationship and interests" className="flex flex-wrap gap-2 empty:hidden">
        {facts.map((fact) => (
          <li key={fact}>
            <Chip className="[--tag-ground:var(--paper-sunk)] [--tag-ink:var(--ink)]">{fact}</Chip>
          </li>
        ))}
      </ul>
      {sizes && (
        <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere text-ink-soft">
          <span className="font-semibold text-ink">Sizes:</span> {sizes}
        </p>
      )}
      {goodToKnow && (
        <p className="mt-3 max-w-prose font-heading italic whitespace-pre-line wrap-anywhere text-ink-soft">
          {goodToKnow}
        </p>
      )}
      {budget !== null && (
        <p className="tabular mt-3 text-sm text-ink-soft">Usual budget: {formatPrice(budget)}</p>
      )}
      {dialog.render((state) => (
        <AboutDialog {...state} recipient={recipient} />
      ))}
    </section>
  );
}

/** Names of the relationship and the interests. */
function useFacts({ relationship, interests, ownInterests }: Recipient): string[] {
  const { data: relationships } = useQuery({
    ...categoriesQuery('Relationship'),
    enabled: relationship !== null,
  });
  const { data: categories } = useQuery({
    ...categoriesQuery('Interest'),
    enabled: interests.length > 0,
  });
  const chosen = [
    ...withRetired(relationships, relationship === null ? [] : [relationship]).filter(
      ({ slug }) => slug === relationship,
    ),
    ...withRetired(categories, interests).filter(({ slug }) => interests.includes(slug)),
  ].map(({ name }) => name);
  return [...new Set([...chosen, ...ownInterests])];
}
