import { Button } from '../../../ui/inputs/button.tsx';
import { DownloadIcon, PeopleIcon } from '../../../ui/graphics/app-icons.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.tsx';

// Loaded when first opened.
const AddPeopleDialog = lazyDialog(
  async () => (await import('../../../features/contact-import/add-people-dialog.tsx')).AddPeopleDialog,
);
const ImportContactsDialog = lazyDialog(
  async () =>
    (await import('../../../features/contact-import/import-contacts-dialog.tsx')).ImportContactsDialog,
);

/** Buttons that add several people: by a form, or from a contact file. */
export function AddPeople({ isEmptyState = false }: { isEmptyState?: boolean }) {
  const several = useDialog();
  const contacts = useDialog();
  return (
    <>
      <Button
        variant={isEmptyState ? 'primary' : 'secondary'}
        size={isEmptyState ? 'sm' : 'md'}
        onClick={() => several.open()}
      >
        <PeopleIcon /> {isEmptyState ? 'Add people' : 'Add several'}
      </Button>
      <Button variant="secondary" size={isEmptyState ? 'sm' : 'md'} onClick={() => contacts.open()}>
        <DownloadIcon /> Import contacts
      </Button>
      {several.render((dialog) => (
        <AddPeopleDialog {...dialog} />
      ))}
      {contacts.render((dialog) => (
        <ImportContactsDialog {...dialog} />
      ))}
    </>
  );
}
