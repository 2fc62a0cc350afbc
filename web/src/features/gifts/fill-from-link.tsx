import { PurchaseUrl } from '@tuckaway/contract/gifts';
import { linkPreviews, type LinkPreview } from '@tuckaway/contract/link-previews';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { RETRY } from '../../lib/retry.ts';
import { Button } from '../../ui/button.tsx';
import { SparkIcon } from '../../ui/icons.tsx';
import type { GiftDraft, GiftForm } from './gift-draft.ts';

/** Asks the shop's page for title, price and picture. Proposals only: what was typed stays, and nothing waits for it. */
export function FillFromLink({ form, disabled }: { form: GiftForm; disabled: boolean }) {
  const { values: draft, set } = form;
  const url = PurchaseUrl.safeParse(draft.purchaseUrl);
  const read = useMutation({
    mutationFn: async (link: string) => {
      const proposal = proposalsFor(
        draft,
        await api(linkPreviews.create, { body: { url: link } }, { retry: RETRY.never }),
      );
      for (const [field, value] of Object.entries(proposal)) set(field as keyof GiftDraft, value);
      return Object.keys(proposal).map((field) => WORDS[field as keyof GiftDraft]);
    },
    retry: false,
  });
  if (!url.success) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        size="sm"
        disabled={disabled}
        loading={read.isPending}
        loadingText="Reading the page..."
        onClick={() => read.mutate(url.data)}
      >
        <SparkIcon /> Fill from link
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {read.isError && 'Nothing could be read from this page. Fill in the rest yourself.'}
        {read.isSuccess && resultText(read.data)}
      </p>
    </div>
  );
}

const WORDS: Record<keyof GiftDraft, string> = {
  title: 'title',
  price: 'price',
  purchaseUrl: 'link',
  description: 'notes',
  imageUrl: 'image',
};

/** Only what is still empty is filled in. */
export function proposalsFor(draft: GiftDraft, preview: LinkPreview): Partial<GiftDraft> {
  return {
    ...(preview.title && draft.title.trim() === '' && { title: preview.title }),
    ...(preview.price !== null && draft.price === '' && { price: preview.price.toFixed(2) }),
    ...(preview.image && draft.imageUrl === null && { imageUrl: preview.image }),
  };
}

function resultText(filled: string[]): string {
  if (filled.length === 0) return 'There was nothing new to fill in.';
  return `Filled in: ${filled.join(', ')}. Check before you save.`;
}
