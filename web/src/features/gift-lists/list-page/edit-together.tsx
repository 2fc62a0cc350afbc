import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.tsx';
import { PeopleIcon } from '../../../ui/graphics/app-icons.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { listName } from '../gift-lists.queries.ts';

const EditTogetherDialog = lazyDialog(
  async () => (await import('../../co-editing/edit-together-dialog.tsx')).EditTogetherDialog,
);

/** Opens the dialog with the people who edit the list. */
export function EditTogether({ list, isOwner }: { list: GiftList; isOwner: boolean }) {
  const together = useDialog();
  const navigate = useNavigate();
  return (
    <>
      <Button variant="secondary" onClick={() => together.open()}>
        <PeopleIcon /> Edit together
      </Button>
      {together.render((dialog) => (
        <EditTogetherDialog
          {...dialog}
          list={{ id: list.id, title: listName(list) }}
          isOwner={isOwner}
          onLeft={() => void navigate(paths.saved, { replace: true })}
        />
      ))}
    </>
  );
}
