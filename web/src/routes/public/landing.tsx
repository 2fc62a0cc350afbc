import { useLoaderData } from 'react-router';
import { NoticeBar } from '../../features/auth/notice-bar.tsx';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { PRINCIPLES } from '../../features/landing/research.server.ts';
import { readRetailers } from '../../features/landing/retailers.server.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { SCRIPTS_ON_DEMAND } from '../../lib/seo/meta.ts';
import { publicMeta } from '../../lib/seo/public-meta.ts';
import { organizationData, websiteData } from '../../lib/seo/structured-data.ts';
import { IS_SIGN_UP_OPEN } from '../../lib/sign-up.ts';

export const handle = SCRIPTS_ON_DEMAND;

/** Runs at build time only. */
export const loader = () => ({ retailers: readRetailers(), principles: PRINCIPLES });

export const meta = () =>
  publicMeta({
    title: 'Always Have the Perfect Gift Ready',
    description: `Keep gift ideas when they come to you, sorted by person, list and tag, and open the shop when it is time. ${IS_SIGN_UP_OPEN ? 'Sign up and tuck the first one away.' : 'Join the waitlist for Web, iOS and Android.'}`,
    path: paths.home,
    structuredData: [organizationData(), websiteData()],
  });

export default function LandingRoute() {
  const words = useLoaderData<typeof loader>();
  return (
    <>
      <NoticeBar />
      <LandingPage {...words} />
    </>
  );
}
