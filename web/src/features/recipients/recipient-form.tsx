import { isApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { CREATE_RECIPIENT_FAILED, useCreateRecipient } from './use-recipient-changes.ts';

export function RecipientForm({ onClose }: { onClose: () => void }) {
  const create = useCreateRecipient();
  return (
    <section aria-label="New recipient" className="mb-8 rounded-lg border bg-card p-4 sm:p-5">
      <RecipientFields
        className="flex flex-wrap items-start gap-4"
        onSubmit={(draft) => create.mutate(draft, { onSuccess: onClose })}
        onCancel={onClose}
        serverErrors={isApiError(create.error) ? create.error.fields : {}}
      >
        {(canSubmit) => (
          <>
            <Button type="submit" loading={create.isPending} loadingText="Creating..." disabled={!canSubmit}>
              Create
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          </>
        )}
      </RecipientFields>
      {create.isError && <InlineError className="mt-4">{CREATE_RECIPIENT_FAILED}</InlineError>}
    </section>
  );
}
