import type { NewLink } from '@tuckaway/contract/sharing/shares';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { toast } from '../../ui/feedback/toast.tsx';

/** The link while it can be shown: to copy, and as a code to scan. */
export function ShareLink({ link, qr }: Pick<NewLink, 'link' | 'qr'>) {
  return (
    <div className="grid gap-4">
      <TextField
        label="Link to this list"
        hint="Keep it or send it now: for your safety it is shown only until this page is closed."
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={() => void copy(link)}>Copy link</Button>
        <img
          className="size-32 rounded-md bg-[white] p-1"
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt="The link as a QR code"
        />
      </div>
    </div>
  );
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.success('Link copied');
  } catch {
    toast.error('The link could not be copied. Select it and copy it by hand.');
  }
}
