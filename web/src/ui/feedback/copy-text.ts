import { toast } from './toast.tsx';

const LINK = {
  copied: 'Link copied',
  failed: 'The link could not be copied. Select it and copy it by hand.',
};

/** Copies a text to the clipboard and shows a toast; the default messages are about a link. */
export async function copyText(text: string, { copied, failed } = LINK): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    toast.error(failed);
  }
}
