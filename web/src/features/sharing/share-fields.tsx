import { SHARE_WORDS_MAX, type Degree, type ShareKind } from '@tuckaway/contract/sharing/shares';
import { Switch } from '../../ui/inputs/checkbox.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { TextArea, TextField } from '../../ui/inputs/text-field.tsx';
import type { FormFields } from '../../ui/hooks/use-form.ts';

export interface ShareDraft {
  kind: ShareKind;
  degree: Degree;
  revealOn: string;
  namesVisible: boolean;
  words: string;
  expiresOn: string;
}

const KINDS: readonly { value: ShareKind; label: string }[] = [
  { value: 'wishes', label: 'My own wishes' },
  { value: 'ideas', label: 'Ideas for someone else' },
];
const DEGREES: readonly { value: Degree; label: string }[] = [
  { value: 'nothing', label: 'I see nothing' },
  { value: 'taken', label: 'That a gift is taken, not by whom' },
  { value: 'all', label: 'Who takes what' },
];

/** Fields of a share: kind, degree, names and expiry. */
export function ShareFields({ form }: { form: FormFields<ShareDraft> }) {
  const { kind, degree, namesVisible } = form.values;
  return (
    <>
      <SelectField
        label="What this list is"
        hint={kind === 'ideas' ? 'Everybody with the link sees what is taken.' : undefined}
        value={kind}
        options={KINDS}
        onValueChange={(value) => form.set('kind', value)}
      />
      {kind === 'wishes' && (
        <SelectField
          label="What I see of it"
          hint="Visitors read this before they take a gift. Seeing more counts for later takes only."
          value={degree}
          options={DEGREES}
          onValueChange={(value) => form.set('degree', value)}
        />
      )}
      {kind === 'wishes' && degree !== 'all' && (
        <TextField
          type="date"
          label="Show me everything from this day on"
          hint="Optional. The surprise is over then."
          {...form.field('revealOn')}
        />
      )}
      <Switch
        label="Givers see each other’s names"
        checked={namesVisible}
        onCheckedChange={(checked) => form.set('namesVisible', checked)}
      />
      <TextArea
        label="A few words to visitors"
        maxLength={SHARE_WORDS_MAX}
        placeholder="Sizes are M and 39. Your company is the best gift."
        {...form.field('words')}
      />
      <TextField
        type="date"
        label="The link works until"
        hint="Optional. Without a day it works until you end it."
        {...form.field('expiresOn')}
      />
    </>
  );
}
