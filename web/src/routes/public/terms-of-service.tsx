import { useLoaderData } from 'react-router';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { readTerms } from '../../features/legal/legal.server.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { SCRIPTS_ON_DEMAND } from '../../lib/seo/meta.ts';
import { publicMeta } from '../../lib/seo/public-meta.ts';

export const handle = SCRIPTS_ON_DEMAND;

/** Runs at build time only. */
export const loader = () => readTerms();

export const meta = () =>
  publicMeta({
    title: 'Terms of Service',
    description:
      'What you agree to when you use Tuckaway: accounts, your content, affiliate links, and what both sides can expect.',
    path: paths.terms,
  });

export default function TermsRoute() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
