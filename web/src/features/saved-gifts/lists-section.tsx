import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { Button } from '../../ui/inputs/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { HeartIcon } from '../../ui/graphics/icons.tsx';
import { CoEditedListsSection } from './co-edited-lists-section.tsx';
import { ListPicker } from './list-picker.tsx';
import type { useGiftListToggles } from './use-gift-list-toggles.ts';
import { useSavingDialogs } from './saving-dialogs.tsx';
import { useSaveGift } from './use-save-gift.tsx';

interface ListsSectionProps {
  gift: Gift;
  lists: ReturnType<typeof useGiftListToggles>;
}

/** Lists of a gift, in the Organize sheet. */
export function ListsSection({ gift, lists }: ListsSectionProps) {
  const { allLists, listsOfGift, isSaved, wasSaved } = lists;
  const isLoaded = allLists.data !== undefined && listsOfGift.data !== undefined;
  if (!isLoaded && (allLists.isError || listsOfGift.isError)) {
    const retry = () => void Promise.all([allLists.refetch(), listsOfGift.refetch()]);
    return <ErrorState message="Your lists could not be loaded." onRetry={retry} />;
  }
  return (
    <>
      {isLoaded && !wasSaved && <SaveFirst gift={gift} />}
      {/* There while it loads, because the sheet opens with the focus in it. */}
      <ListPicker lists={lists} isLoaded={isLoaded} disabled={!isLoaded} />
      <CoEditedListsSection gift={gift} />
      {isLoaded && !isSaved && wasSaved && (
        <p role="status" className="mt-3 text-sm text-ink-soft">
          In no list at all, this gift is no longer saved.
        </p>
      )}
    </>
  );
}

function SaveFirst({ gift }: { gift: Gift }) {
  const save = useSaveGift(useSavingDialogs().openOrganize);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-purple-wash px-4 py-3 text-sm">
      <p className="min-w-40 grow basis-0">Save to favorites first, then organize into lists!</p>
      <Button
        variant="personal"
        size="sm"
        className="bg-card"
        loading={save.isPending}
        loadingText="Saving..."
        onClick={() => save.mutate(gift)}
      >
        <HeartIcon /> Save
      </Button>
    </div>
  );
}
