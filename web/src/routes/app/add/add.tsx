import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { parseSharedGift } from '../../../features/gifts/create/pasted-gifts.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { PlusIcon } from '../../../ui/graphics/app-icons.tsx';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CreateGift } from '../create-gift/create-gift.tsx';

export const meta = () => [pageTitle('Add a gift')];

/** Page that share sheets and the bookmarklet open. It only fills in the form of a new gift. */
export default function AddPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // Only a paste within the app sets this state; another site cannot set navigation state.
  const { isPasted = false } = (useLocation().state ?? {}) as { isPasted?: boolean };
  const [isOpen, setIsOpen] = useState(true);
  const [isDone, setIsDone] = useState(false);
  const [title, text, url] = ['title', 'text', 'url'].map((name) => params.get(name));
  const onOpenChange = (open: boolean) => {
    setIsOpen(open);
    // Removes the parameters, so that a reload does not offer the same gift again.
    if (!open) void navigate(paths.add, { replace: true });
  };
  return (
    <>
      <PageHeader
        title="Add a gift"
        lead={isDone ? 'That is done. You can close this page or go on.' : 'Paste a link or write a name.'}
        actions={
          <>
            <LinkButton to={paths.saved} variant="secondary">
              My Saved Items
            </LinkButton>
            <Button onClick={() => setIsOpen(true)}>
              <PlusIcon /> Add a gift
            </Button>
          </>
        }
      />
      <CreateGift
        key={`${isOpen} ${params}`}
        open={isOpen}
        onOpenChange={onOpenChange}
        pasted={parseSharedGift({ title, text, url })}
        isFromOutside={!isPasted}
        onDone={() => setIsDone(true)}
      />
    </>
  );
}
