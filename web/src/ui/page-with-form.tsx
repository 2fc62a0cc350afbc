import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';
import { PlusIcon } from './icons.tsx';
import { PageHeader } from './page-header.tsx';

interface PageWithFormProps {
  title: string;
  lead: string;
  createLabel: string;
  form: ComponentType<{ onClose: () => void }>;
  children: ReactNode;
}

/** A page of rows, with a button that opens the form for a new one above them; closing it leads back to the button. */
export function PageWithForm({ title, lead, createLabel, form: Form, children }: PageWithFormProps) {
  const [isCreating, setIsCreating] = useState(false);
  const createButton = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    flushSync(() => setIsCreating(false));
    createButton.current?.focus();
  };
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={title}
        lead={lead}
        actions={
          <Button ref={createButton} aria-expanded={isCreating} onClick={() => setIsCreating(true)}>
            <PlusIcon /> {createLabel}
          </Button>
        }
      />
      {isCreating && <Form onClose={closeForm} />}
      {children}
    </div>
  );
}
