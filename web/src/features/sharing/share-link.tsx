import type { NewShareLink } from '@tuckaway/contract/sharing/shares';
import { Button } from '../../ui/inputs/button.tsx';
import { copyText } from '../../ui/feedback/copy-text.ts';
import { LinkField } from '../../ui/inputs/link-field.tsx';

/** The new link, to copy, and as a QR code. It is shown only until the page is closed. */
export function ShareLink({ link, qr }: Pick<NewShareLink, 'link' | 'qr'>) {
  return (
    <div className="grid gap-4">
      <LinkField
        label="Link to this list"
        hint="Keep it or send it now: for your safety it is shown only until this page is closed."
        value={link}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={() => void copyText(link)}>Copy link</Button>
        <img
          className="size-32 rounded-md bg-[white] p-1"
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt="The link as a QR code"
        />
      </div>
    </div>
  );
}
