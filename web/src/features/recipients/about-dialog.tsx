import { amountOrNull, writeAmount } from '@tuckaway/contract/amounts';
import { GOOD_TO_KNOW_MAX, INTERESTS_MAX, recipients, type Recipient } from '@tuckaway/contract/recipients';
import { useQuery } from '@tanstack/react-query';
import { ChipButton } from '../../ui/chip.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PriceField } from '../../ui/price-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import type { DialogState } from '../../ui/use-dialog.tsx';
import { useForm } from '../../ui/use-form.ts';
import { categoriesQuery } from '../categories/categories.queries.ts';
import { useChangeRecipient } from './use-recipient-changes.ts';

interface AboutDialogProps extends DialogState {
  recipient: Recipient;
}

/** Relationship, interests, what is good to know, and what one usually spends. */
export function AboutDialog({ recipient, open, onOpenChange }: AboutDialogProps) {
  const change = useChangeRecipient();
  const { data: relationships = [] } = useQuery(categoriesQuery('Relationship'));
  const form = useForm({
    initial: {
      relationship: recipient.relationship ?? '',
      interests: recipient.interests,
      goodToKnow: recipient.goodToKnow ?? '',
      budget: recipient.budget === null ? '' : writeAmount(recipient.budget),
    },
    rules: {
      schema: recipients.change.body,
      toBody: ({ relationship, interests, goodToKnow, budget }) => ({
        name: recipient.name,
        relationship: relationship || null,
        interests,
        goodToKnow: goodToKnow.trim() || null,
        budget: amountOrNull(budget),
      }),
    },
    send: async (draft) => {
      await change.mutateAsync({ id: recipient.id, draft });
      onOpenChange(false);
    },
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`About ${recipient.name}`}
      form={form}
      submitLabel="Save"
      busyLabel="Saving..."
      failure={form.failureText('Failed to update recipient. Please try again.')}
    >
      <SelectField
        label="Who they are to you"
        value={form.values.relationship}
        error={form.errors.relationship}
        options={[
          { value: '', label: 'Not said' },
          ...relationships.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onValueChange={(slug) => form.set('relationship', slug)}
      />
      <InterestsField
        chosen={form.values.interests}
        error={form.errors.interests}
        onChange={(interests) => form.set('interests', interests)}
      />
      <TextArea
        label="Good to know"
        placeholder="Sizes, colors, allergies..."
        rows={4}
        maxLength={GOOD_TO_KNOW_MAX}
        {...form.field('goodToKnow')}
      />
      <PriceField
        label="Usual budget for a day"
        value={form.values.budget}
        error={form.errors.budget}
        onValueChange={(budget) => form.set('budget', budget)}
      />
    </FormDialog>
  );
}

interface InterestsFieldProps {
  chosen: readonly string[];
  onChange: (slugs: string[]) => void;
  error?: string | undefined;
}

function InterestsField({ chosen, onChange, error }: InterestsFieldProps) {
  const { data: interests = [] } = useQuery(categoriesQuery('Interest'));
  const toggle = (slug: string) =>
    onChange(chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">Interests</legend>
      <div className="-m-1 flex max-h-44 flex-wrap gap-2 overflow-y-auto p-1">
        {interests.map(({ slug, name }) => (
          <ChipButton
            key={slug}
            pressed={chosen.includes(slug)}
            disabled={chosen.length >= INTERESTS_MAX && !chosen.includes(slug)}
            onPress={() => toggle(slug)}
          >
            {name}
          </ChipButton>
        ))}
      </div>
      {error && (
        <p role="alert" className="text-sm text-red">
          {error}
        </p>
      )}
    </fieldset>
  );
}
