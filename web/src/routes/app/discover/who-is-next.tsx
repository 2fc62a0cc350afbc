import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useUserId } from '../../../features/auth/auth-context.ts';
import { recipientsQuery } from '../../../features/recipients/recipients.queries.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';
import { AddPeople } from '../recipients/add-people.tsx';

/** Number of people with a button. */
const MAX_PEOPLE = 3;

/** Content of "Coming up" without days: asks for people, then for their days. */
export function WhoIsNext() {
  const { data: people, isError, isFetching, refetch } = useQuery(recipientsQuery(useUserId()));
  if (!people) {
    return (
      isError && (
        <Step title="Failed to load recipients. Please try again.">
          <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </Step>
      )
    );
  }
  if (people.length === 0) {
    return (
      <Step title="Who do you give to?" text="Add people and their days, and you see here who is next.">
        <AddPeople isEmptyState />
      </Step>
    );
  }
  return (
    <Step title="When are their days?" text="Add a birthday or another day, and you see here who is next.">
      {people.slice(0, MAX_PEOPLE).map(({ id, name }) => (
        <LinkButton key={id} to={paths.recipient(id)} variant="secondary" size="sm" className="max-w-44">
          <span className="truncate">{name}</span>
        </LinkButton>
      ))}
      {people.length > MAX_PEOPLE && (
        <LinkButton to={paths.recipients} variant="quiet" size="sm">
          All people
        </LinkButton>
      )}
    </Step>
  );
}

interface StepProps {
  title: string;
  text?: string;
  children: ReactNode;
}

const Step = ({ title, text, children }: StepProps) => (
  <>
    <h3 className="text-xl">{title}</h3>
    {text && <p className="mt-1.5 text-ink-soft">{text}</p>}
    <div className="mt-4 flex flex-wrap gap-2 max-md:justify-center">{children}</div>
  </>
);
