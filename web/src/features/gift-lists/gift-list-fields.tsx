import { LIST_TITLE_MAX } from '@tuckaway/contract/gifts/gift-lists';
import { Switch } from '../../ui/inputs/checkbox.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import type { FormFields } from '../../ui/hooks/use-form.ts';

export interface GiftListDraft {
  title: string;
  isPrivate: boolean;
}

/** Name and privacy of a list, for creating and for editing. */
export function GiftListFields({ form, label }: { form: FormFields<GiftListDraft>; label: string }) {
  const { title, isPrivate } = form.values;
  return (
    <>
      <div>
        <TextField
          label={label}
          required
          autoComplete="off"
          placeholder="Ideas for Mom"
          maxLength={LIST_TITLE_MAX}
          {...form.field('title')}
        />
        <p className="tabular mt-1.5 text-right text-sm text-ink-soft">
          <span className="sr-only">Characters used: </span>
          {title.length}/{LIST_TITLE_MAX}
        </p>
      </div>
      <Switch
        label="Private"
        hint={
          isPrivate
            ? 'On: only you can open it.'
            : 'Off: anyone signed in who has the link can open it. It is never found by search.'
        }
        checked={isPrivate}
        onCheckedChange={(checked) => form.set('isPrivate', checked)}
      />
    </>
  );
}
