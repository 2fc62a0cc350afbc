import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SelectableCard } from '../../../features/many-gifts/selectable-card.tsx';
import { SelectionBar } from '../../../features/many-gifts/selection-bar.tsx';
import { useSelection } from '../../../features/many-gifts/use-selection.ts';
import { SavableGiftCard } from '../../../features/saved-gifts/savable-gift-card.tsx';
import { SavedGiftsPanel } from '../../../features/saved-gifts/saved-gifts-panel.tsx';
import { useSavedGifts } from '../../../features/saved-gifts/use-saved-gifts.ts';
import { tagsQuery } from '../../../features/tags/tags.queries.ts';
import { plural } from '../../../lib/format.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { parseId } from '../../../lib/navigation/route-ids.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTabTitle } from '../../../ui/hooks/use-tab-title.ts';
import { BackLink } from '../../../ui/layout/back.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SelectButton } from '../../../features/many-gifts/select-button.tsx';

export const meta = () => [pageTitle('Tag')];

export default function TagPage() {
  const tagId = parseId(useParams()['tagId']);
  const { data: tags } = useQuery(tagsQuery);
  const tag = tags?.find(({ id }) => id === tagId);
  if (tagId === undefined || (tags && !tag)) {
    return (
      <>
        <h1 className="sr-only">Tag</h1>
        <EmptyState
          title="Tag not found"
          text="It may have been deleted."
          action={<LinkButton to={paths.tags}>All tags</LinkButton>}
        />
      </>
    );
  }
  return <TagScreen key={tagId} tagId={tagId} name={tag?.name ?? ''} />;
}

function TagScreen({ tagId, name }: { tagId: number; name: string }) {
  useTabTitle(name || undefined);
  const tagged = useSavedGifts({ query: '', mine: false, sort: 'newest', tagId, unsaved: true });
  const { gifts, entries, total } = tagged;
  const selection = useSelection(entries?.map(({ gift }) => gift.id) ?? []);
  return (
    <>
      <PageHeader
        back={<BackLink to={paths.tags} text="All tags" />}
        title={name || ' '}
        lead={total === undefined ? ' ' : `On ${total} ${plural(total, 'gift')}`}
        actions={<SelectButton selection={selection} disabled={!entries?.length} />}
      />
      <SelectionBar
        selection={selection}
        removeLabel="Remove tag"
        onRemove={(changes, giftIds) => changes.untag(giftIds, { id: tagId, name })}
      />
      <SavedGiftsPanel
        {...{ gifts, entries }}
        total={total ?? -1}
        label={`Gifts tagged ${name}`}
        card={({ gift, recipients }, eager) => (
          <SelectableCard gift={gift} selection={selection}>
            <SavableGiftCard gift={gift} recipients={recipients} eager={eager} />
          </SelectableCard>
        )}
        empty={
          <EmptyState
            title="Nothing has this tag yet"
            text="Open a gift and choose Manage beside its tags, or select several in your saved items."
            action={<LinkButton to={paths.saved}>My Saved Items</LinkButton>}
          />
        }
      />
    </>
  );
}
