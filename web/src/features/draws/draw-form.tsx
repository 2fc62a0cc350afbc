import { DrawDraft, DRAW_TITLE_MAX } from '@tuckaway/contract/sharing/draws';
import { Button } from '../../ui/inputs/button.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { PriceField } from '../../ui/inputs/price-field.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { useForm } from '../../ui/hooks/use-form.ts';
import { drawBodyOf, type DrawValues } from './draw-draft.ts';
import { ExclusionFields } from './exclusion-fields.tsx';
import { ParticipantFields } from './participant-fields.tsx';

interface DrawFormProps {
  initial: DrawValues;
  myName: string;
  /** People the organiser gives to, offered while a name is typed. */
  recipients: readonly { name: string; email: string | null }[];
  send: (draft: DrawDraft) => Promise<unknown>;
  submitLabel: string;
  onCancel: () => void;
}

/** Form of a draw: title, participants and exclusions. */
export function DrawForm({ initial, myName, recipients, send, submitLabel, onCancel }: DrawFormProps) {
  const form = useForm({ initial, rules: { schema: DrawDraft, toBody: drawBodyOf }, send });
  const failure = form.failureText('The draw could not be saved. Please try again.');
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid max-w-2xl gap-8">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          className="sm:col-span-2"
          label="What is it for?"
          required
          autoComplete="off"
          maxLength={DRAW_TITLE_MAX}
          placeholder="Christmas at Grandma’s"
          {...form.field('title')}
        />
        <TextField
          type="date"
          label="Day of giving"
          required
          {...form.field('dayOn')}
          {...(form.errors.dayOn && !form.values.dayOn && { error: 'Please choose a day' })}
        />
        <PriceField
          label="About how much?"
          hint="Optional. Everybody sees it."
          value={form.values.budget}
          error={form.errors.budget}
          onValueChange={(budget) => form.set('budget', budget)}
        />
      </div>
      <ParticipantFields form={form} myName={myName} recipients={recipients} />
      <ExclusionFields form={form} />
      {failure && <InlineError>{failure}</InlineError>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={form.isSending}>
          {submitLabel}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
