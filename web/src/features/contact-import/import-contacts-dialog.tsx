import { contactImport } from '@tuckaway/contract/people/contact-import';
import type { ContactPerson, ContactPreview } from '@tuckaway/contract/people/contact-preview';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { serverText } from '../../lib/api/refusal-text.ts';
import { plural } from '../../lib/format.ts';
import { CONTROL_STYLE } from '../../ui/inputs/control-style.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { NO_FIELDS, useForm } from '../../ui/hooks/use-form.ts';
import { readAsBase64, contactFileProblem } from './contact-file.ts';
import { ContactsPreview } from './contacts-preview.tsx';
import { addPeopleFailureText, useAddPeople } from './use-add-people.ts';

const FILE_BUTTON =
  'py-1.5 pl-1.5 file:mr-3 file:h-9 file:cursor-pointer file:rounded-sm file:bg-paper-sunk file:px-3 file:text-sm file:font-semibold file:text-ink';

/** Reads a contact file, previews its people, and adds the chosen ones. */
export function ImportContactsDialog({ open, onOpenChange }: DialogState) {
  const [fileProblem, setFileProblem] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const add = useAddPeople();
  const read = useMutation({
    mutationFn: async (file: File) =>
      api(contactImport.preview, { body: { fileName: file.name, content: await readAsBase64(file) } }),
    onSuccess: (preview) => setChosen(placesOfNewPeople(preview)),
  });
  const preview = read.data;
  const form = useForm({
    ...NO_FIELDS,
    send: async () => {
      if (!preview) return setFileProblem('Please choose a file');
      const people = preview.people.filter(({ place }) => chosen.has(place));
      if (people.length === 0) return setFileProblem('Choose somebody');
      await add.mutateAsync(people.map(toPersonToAdd));
      onOpenChange(false);
    },
  });
  const choose = (file: File | undefined) => {
    read.reset();
    const problem = file && contactFileProblem(file);
    setFileProblem(problem);
    if (file && !problem) read.mutate(file);
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Import contacts"
      description="From a .vcf file of your phone or mail program, or a .csv spreadsheet. Nothing is added before you have seen it."
      form={form}
      submitLabel={preview ? addLabel(preview, chosen) : 'Add'}
      busyLabel="Adding..."
      failure={form.failure && addPeopleFailureText(form.failure, add.variables)}
    >
      <Field label="File" error={fileProblem ?? (read.error ? readFailure(read.error) : undefined)}>
        {(control) => (
          <input
            type="file"
            accept=".vcf,.csv,text/vcard,text/csv"
            className={`${CONTROL_STYLE} ${FILE_BUTTON}`}
            onChange={(event) => choose(event.target.files?.[0])}
            {...control}
          />
        )}
      </Field>
      {read.isPending && (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
          <Spinner /> Reading the file...
        </p>
      )}
      {preview && <ContactsPreview preview={preview} chosen={chosen} onChoose={setChosen} />}
    </FormDialog>
  );
}

const placesOfNewPeople = ({ people }: ContactPreview): ReadonlySet<number> =>
  new Set(people.filter(({ double }) => double === null).map(({ place }) => place));

/** The person as input of the call. One who exists already gets the missing fields instead of a duplicate. */
const toPersonToAdd = ({ place: _place, double, ...person }: ContactPerson) => ({
  ...person,
  ...(double?.of === 'people' && { recipientId: double.recipientId }),
});

/** 'Add 3 people', 'Add 3 people, update 2'. */
function addLabel({ people }: ContactPreview, chosen: ReadonlySet<number>): string {
  const updated = people.filter(({ place, double }) => chosen.has(place) && double?.of === 'people').length;
  const added = chosen.size - updated;
  const parts = [
    (added > 0 || updated === 0) && `Add ${added} ${plural(added, 'person', 'people')}`,
    updated > 0 && `${added > 0 ? 'update' : 'Update'} ${updated}`,
  ];
  return parts.filter(Boolean).join(', ');
}

const readFailure = (error: Error) => serverText(error, 'The file could not be read. Please try again.');
