import { Invited } from '../../features/auth/sign-in/invited.tsx';
import { pageTitle } from '../../lib/seo/meta.ts';

export const meta = () => [
  pageTitle('Invitation'),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function JoinPage() {
  return <Invited />;
}
