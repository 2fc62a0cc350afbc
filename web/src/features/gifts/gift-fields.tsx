import { PriceField } from '../../ui/price-field.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { FillFromLink } from './fill-from-link.tsx';
import type { GiftForm } from './gift-draft.ts';
import { ImageField } from './image-field.tsx';

/** The fields of a gift, for creating one and for editing one's own. */
export function GiftFields({ form, disabled }: { form: GiftForm; disabled: boolean }) {
  const { values, errors, field, set, setError } = form;
  return (
    <>
      <TextField label="Title" required autoComplete="off" disabled={disabled} {...field('title')} />
      <PriceField
        label="Price"
        placeholder="0.00"
        value={values.price}
        error={errors.price}
        disabled={disabled}
        onValueChange={(price) => set('price', price)}
        className="max-w-48"
      />
      <div className="grid gap-2">
        <TextField
          type="url"
          label="Purchase link"
          placeholder="https://"
          autoComplete="off"
          disabled={disabled}
          {...field('purchaseUrl')}
        />
        <FillFromLink form={form} disabled={disabled} />
      </div>
      <TextArea label="Notes" rows={3} disabled={disabled} {...field('description')} />
      <ImageField
        value={values.imageUrl}
        error={errors.imageUrl}
        disabled={disabled}
        onChange={(imageUrl) => set('imageUrl', imageUrl)}
        onError={(message) => setError('imageUrl', message)}
      />
    </>
  );
}
