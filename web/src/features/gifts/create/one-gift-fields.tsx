import type { ReactNode } from 'react';
import { CaptureField } from '../form/capture-field.tsx';
import { CollapsibleFields, type CollapsibleProps } from '../form/collapsible-fields.tsx';
import { GiftDetails } from '../form/gift-fields.tsx';
import { LinkPreviewStatus } from '../form/link-preview-status.tsx';
import type { PastedGift } from './pasted-gifts.ts';
import type { useOneGift } from './use-one-gift.ts';

interface OneGiftFieldsProps extends CollapsibleProps {
  single: ReturnType<typeof useOneGift>;
  onSeveral: (gifts: PastedGift[], duplicates: number) => void;
  children: (disabled: boolean) => ReactNode;
}

export function OneGiftFields({ single, onSeveral, children, ...collapsible }: OneGiftFieldsProps) {
  const { form, linkPreview, isBusy } = single;
  const { title: _shown, ...hiddenErrors } = form.errors;
  const hasHiddenError = Object.values(hiddenErrors).some(Boolean);
  return (
    <>
      <CaptureField form={form} disabled={isBusy} onSeveral={onSeveral} />
      <LinkPreviewStatus linkPreview={linkPreview} disabled={isBusy} />
      <CollapsibleFields {...collapsible} isExpanded={collapsible.isExpanded || hasHiddenError}>
        <GiftDetails form={form} disabled={isBusy} />
        <hr />
        {children(isBusy)}
      </CollapsibleFields>
    </>
  );
}
