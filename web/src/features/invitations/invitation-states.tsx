import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

interface InvitationEndedProps {
  /** Link to a screen where the reader can go on. */
  action: ReactNode;
}

/** Page of an invitation link that no longer works. */
export const InvitationEnded = ({ action }: InvitationEndedProps) => (
  <>
    <UnnamedInvitation />
    <EmptyState
      title="This invitation does not work"
      text="It was ended or replaced, has expired, or its link is not complete. Ask for a new one."
      action={action}
    />
  </>
);

/** Heading of an invitation's page until the person or list is loaded. */
export const UnnamedInvitation = () => <h1 className="sr-only">Invitation</h1>;
