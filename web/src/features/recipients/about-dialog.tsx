import { amountOrNull, writeAmount } from '@tuckaway/domain/amounts';
import {
  GOOD_TO_KNOW_MAX,
  INTERESTS_MAX,
  recipients,
  SIZES_MAX,
  type Recipient,
} from '@tuckaway/contract/people/recipients';
import { useQuery } from '@tanstack/react-query';
import { ChipButton } from '../../ui/inputs/chip.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { PriceField } from '../../ui/inputs/price-field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { TextArea, TextField } from '../../ui/inputs/text-field.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { useForm } from '../../ui/hooks/use-form.ts';
import { categoriesQuery } from '../categories/categories.queries.ts';
import { withRetired } from '../categories/with-retired.ts';
import { guessRelationship } from './guess-relationship.ts';
import { useChangeRecipient } from './use-recipient-changes.ts';

interface AboutDialogProps extends DialogState {
  recipient: Recipient;
}

/** Form for relationship, interests, sizes, notes and usual budget. */
export function AboutDialog({ recipient, open, onOpenChange }: AboutDialogProps) {
  const change = useChangeRecipient();
  const { data: offered } = useQuery(categoriesQuery('Relationship'));
  const relationships = withRetired(offered, recipient.relationship === null ? [] : [recipient.relationship]);
  const form = useForm({
    initial: draftOf(recipient),
    rules: {
      schema: recipients.change.body,
      toBody: (draft: AboutDraft) => bodyOf(recipient.name, draft),
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
      <RelationshipSuggestion
        name={recipient.name}
        relationships={relationships}
        isChosen={form.values.relationship !== ''}
        onChoose={(slug) => form.set('relationship', slug)}
      />
      <InterestsField
        chosen={form.values.interests}
        error={form.errors.interests}
        onChange={(interests) => form.set('interests', interests)}
      />
      <TextField
        label="Other interests"
        placeholder="Fishing, old maps..."
        autoComplete="off"
        hint="Anything that is not in the list, with commas between."
        {...form.field('ownInterests')}
      />
      <TextArea
        label="Sizes"
        placeholder="Shirts M, shoes 39, ring 7..."
        hint="People you give together with see this."
        rows={2}
        maxLength={SIZES_MAX}
        {...form.field('sizes')}
      />
      <TextArea
        label="Good to know"
        placeholder="Colors, allergies, where the presents hide..."
        hint="Only you see this."
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

type AboutDraft = ReturnType<typeof draftOf>;

const draftOf = (recipient: Recipient) => ({
  relationship: recipient.relationship ?? '',
  interests: recipient.interests,
  ownInterests: recipient.ownInterests.join(', '),
  sizes: recipient.sizes ?? '',
  goodToKnow: recipient.goodToKnow ?? '',
  budget: recipient.budget === null ? '' : writeAmount(recipient.budget),
});

const bodyOf = (name: string, draft: AboutDraft) => ({
  name,
  relationship: draft.relationship || null,
  interests: draft.interests,
  ownInterests: splitByComma(draft.ownInterests),
  sizes: draft.sizes.trim() || null,
  goodToKnow: draft.goodToKnow.trim() || null,
  budget: amountOrNull(draft.budget),
});

const splitByComma = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

interface RelationshipSuggestionProps {
  name: string;
  relationships: readonly { slug: string; name: string }[];
  isChosen: boolean;
  onChoose: (slug: string) => void;
}

/** Suggests a relationship for a name such as Mom or Grandpa. It is never set automatically. */
function RelationshipSuggestion({ name, relationships, isChosen, onChoose }: RelationshipSuggestionProps) {
  const guess = relationships.find(({ slug }) => slug === guessRelationship(name));
  if (isChosen || !guess) return null;
  return (
    <p className="-mt-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {name} sounds like one of your {guess.name.toLowerCase()}.
      <button type="button" className="link min-h-11" onClick={() => onChoose(guess.slug)}>
        Choose {guess.name}
      </button>
    </p>
  );
}

interface InterestsFieldProps {
  chosen: readonly string[];
  onChange: (slugs: string[]) => void;
  error?: string | undefined;
}

function InterestsField({ chosen, onChange, error }: InterestsFieldProps) {
  const { data: offered } = useQuery(categoriesQuery('Interest'));
  const interests = withRetired(offered, chosen);
  const toggle = (slug: string) =>
    onChange(chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">Interests</legend>
      {/* A shadow at the lower edge, and half a row in sight, say that there is more. */}
      <div className="-m-1 flex max-h-48 flex-wrap gap-2 overflow-y-auto rounded-md border bg-paper-sunk/50 p-2 shadow-[inset_0_-10px_10px_-10px_var(--ink-soft)] [scrollbar-width:thin]">
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
