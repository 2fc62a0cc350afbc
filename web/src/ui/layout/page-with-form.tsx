import type { ComponentType, ReactNode } from 'react';
import { Button } from '../inputs/button.tsx';
import { PlusIcon } from '../graphics/app-icons.tsx';
import { PageHeader } from './page-header.tsx';
import { useInPlaceForm } from '../hooks/use-in-place-form.ts';

interface PageWithFormProps {
  title: string;
  lead: string;
  createLabel: string;
  /** Further actions after the create button. */
  moreActions?: ReactNode;
  form: ComponentType<{ onClose: () => void }>;
  children: ReactNode;
}

/** Page with a button that opens the form for a new item above its content. */
export function PageWithForm({
  title,
  lead,
  createLabel,
  moreActions,
  form: Form,
  children,
}: PageWithFormProps) {
  const { isOpen, open, close, opener } = useInPlaceForm();
  return (
    <div className="column">
      <PageHeader
        title={title}
        lead={lead}
        actions={
          <>
            <Button ref={opener} aria-expanded={isOpen} onClick={open}>
              <PlusIcon /> {createLabel}
            </Button>
            {moreActions}
          </>
        }
      />
      {isOpen && <Form onClose={close} />}
      {children}
    </div>
  );
}
