import { PriceField } from '../../ui/price-field.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { FillFromLink } from './fill-from-link.tsx';
import { ImageField } from './image-field.tsx';
import type { GiftDraftState } from './use-gift-draft.ts';

/** The fields of a gift, for creating one and for editing one's own. */
export function GiftFields({ state, disabled = false }: { state: GiftDraftState; disabled?: boolean }) {
  const { draft, errors, set, setError } = state;
  return (
    <div className="grid gap-5">
      <TextField
        label="Title"
        required
        autoComplete="off"
        value={draft.title}
        error={errors.title}
        disabled={disabled}
        onChange={(event) => set('title', event.target.value)}
      />
      <PriceField
        label="Price"
        placeholder="0.00"
        value={draft.price}
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
          value={draft.purchaseUrl}
          error={errors.purchaseUrl}
          disabled={disabled}
          onChange={(event) => set('purchaseUrl', event.target.value)}
        />
        <FillFromLink state={state} disabled={disabled} />
      </div>
      <TextArea
        label="Notes"
        rows={3}
        value={draft.description}
        error={errors.description}
        disabled={disabled}
        onChange={(event) => set('description', event.target.value)}
      />
      <ImageField
        value={draft.imageUrl}
        error={errors.imageUrl}
        disabled={disabled}
        onChange={(imageUrl) => set('imageUrl', imageUrl)}
        onError={(message) => setError('imageUrl', message)}
      />
    </div>
  );
}
