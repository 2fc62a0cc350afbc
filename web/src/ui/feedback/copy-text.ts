import { toast } from './toast.tsx';

const LINK = {
  copied: 'Link copied',
  failed: 'The link could not be copied. Select it and copy it by hand.',
};

/** Copies a text to the clipboard and says in a toast whether that worked; a link unless told otherwise. */
export async function copyText(text: string, { copied, failed } = LINK): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    toast.error(failed);
  }
}
