import { useLoaderData } from 'react-router';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { readPrivacy } from '../../features/legal/legal.server.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { SCRIPTS_ON_DEMAND } from '../../lib/seo/meta.ts';
import { publicMeta } from '../../lib/seo/public-meta.ts';

export const handle = SCRIPTS_ON_DEMAND;

/** Runs at build time only. */
export const loader = () => readPrivacy();

export const meta = () =>
  publicMeta({
    title: 'Privacy Policy',
    description:
      'What Tuckaway keeps about you and the people you give to, why, for how long, who sees it and what you can do about it.',
    path: paths.privacy,
  });

export default function PrivacyRoute() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
