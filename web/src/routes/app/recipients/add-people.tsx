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

/** The two ways to many people at once: write them down, or take them from a file. */
export function AddPeople({ isFirst = false }: { isFirst?: boolean }) {
  const several = useDialog();
  const contacts = useDialog();
  return (
    <>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        size={isFirst ? 'sm' : 'md'}
        onClick={() => several.open()}
      >
        <PeopleIcon /> {isFirst ? 'Add people' : 'Add several'}
      </Button>
      <Button variant="secondary" size={isFirst ? 'sm' : 'md'} onClick={() => contacts.open()}>
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
