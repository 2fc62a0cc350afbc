import type { ReactNode } from 'react';
import { CaptureField } from '../form/capture-field.tsx';
import { FoldedFields, type FoldProps } from '../form/folded-fields.tsx';
import { GiftDetails } from '../form/gift-fields.tsx';
import { PurchaseLinkFindings } from '../form/purchase-link-findings.tsx';
import type { PastedGift } from './pasted-gifts.ts';
import type { useOneGift } from './use-one-gift.ts';

interface OneGiftFieldsProps extends FoldProps {
  one: ReturnType<typeof useOneGift>;
  onSeveral: (gifts: PastedGift[], doubles: number) => void;
  children: (disabled: boolean) => ReactNode;
}

export function OneGiftFields({ one, onSeveral, children, ...fold }: OneGiftFieldsProps) {
  const { form, reading, isBusy } = one;
  const { title: _shown, ...folded } = form.errors;
  const isWrongBelow = Object.values(folded).some(Boolean);
  return (
    <>
      <CaptureField form={form} disabled={isBusy} onSeveral={onSeveral} />
      <PurchaseLinkFindings reading={reading} disabled={isBusy} />
      <FoldedFields {...fold} isUnfolded={fold.isUnfolded || isWrongBelow}>
        <GiftDetails form={form} disabled={isBusy} />
        <hr />
        {children(isBusy)}
      </FoldedFields>
    </>
  );
}
