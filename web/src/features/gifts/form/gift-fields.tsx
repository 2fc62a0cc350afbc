import { PriceField } from '../../../ui/inputs/price-field.tsx';
import { TextArea, TextField } from '../../../ui/inputs/text-field.tsx';
import type { GiftForm } from './gift-draft.ts';
import { PictureField } from './picture-field.tsx';

interface GiftFieldsProps {
  form: GiftForm;
  disabled: boolean;
}

export const TitleField = ({ form, disabled }: GiftFieldsProps) => (
  <TextField label="Title" required autoComplete="off" disabled={disabled} {...form.field('title')} />
);

/** The fields of a gift except its title, for creating and editing. */
export function GiftDetails({ form, disabled }: GiftFieldsProps) {
  const { values, errors, field, set, setError } = form;
  return (
    <>
      <PriceField
        label="Price"
        placeholder="0.00"
        value={values.price}
        error={errors.price}
        disabled={disabled}
        onValueChange={(price) => set('price', price)}
        className="max-w-48"
      />
      <TextField
        type="url"
        label="Purchase link"
        placeholder="https://"
        autoComplete="off"
        disabled={disabled}
        {...field('purchaseUrl')}
      />
      <TextArea label="Notes" rows={3} disabled={disabled} {...field('description')} />
      <PictureField
        value={values.imageUrl}
        error={errors.imageUrl}
        disabled={disabled}
        onChange={(imageUrl) => set('imageUrl', imageUrl)}
        onError={(message) => setError('imageUrl', message)}
      />
    </>
  );
}
