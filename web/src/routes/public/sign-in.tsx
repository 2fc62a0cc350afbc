import { FinishSignIn } from '../../features/auth/sign-in/finish-sign-in.tsx';
import { pageTitle } from '../../lib/seo/meta.ts';

export const meta = () => [
  pageTitle('Signing in'),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function SignInPage() {
  return <FinishSignIn />;
}
