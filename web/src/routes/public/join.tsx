import { SignUpInvitationPage } from '../../features/auth/sign-in/sign-up-invitation.tsx';
import { pageTitle } from '../../lib/seo/meta.ts';

export const meta = () => [
  pageTitle('Invitation'),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function JoinPage() {
  return <SignUpInvitationPage />;
}
