import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { buttonStyle } from '../../ui/inputs/button-style.ts';
import { PlusIcon } from '../../ui/graphics/app-icons.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { copyText } from '../../ui/feedback/copy-text.ts';

/** Code of the bookmarklet: opens the form of a new gift with the address and title of the current page. */
const bookmarkletCode = (origin: string) =>
  `javascript:void open('${origin}${paths.add}?url='+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title),'_blank','noopener')`;

const COPIED = { copied: 'Copied', failed: 'It could not be copied. Select the text instead.' };
const DRAG_IT = 'Drag this to your bookmarks bar. It works on the pages of shops.';

/** The bookmarklet as a draggable link, and its code to copy. */
export function Bookmarklet() {
  const code = bookmarkletCode(window.location.origin);
  return (
    <div className="grid gap-4">
      <a
        // Set by the ref, because React refuses `javascript:` in href.
        href="#bookmark"
        ref={(link) => link?.setAttribute('href', code)}
        className={buttonStyle('secondary', 'md', 'cursor-grab justify-self-start')}
        onClick={(event) => {
          event.preventDefault();
          toast(DRAG_IT);
        }}
      >
        <PlusIcon /> Add to Tuckaway
      </a>
      <div className="flex flex-wrap items-end gap-2">
        <TextField label="Or make a bookmark with this address" readOnly value={code} className="grow" />
        <Button variant="secondary" onClick={() => void copyText(code, COPIED)}>
          Copy
        </Button>
      </div>
    </div>
  );
}
