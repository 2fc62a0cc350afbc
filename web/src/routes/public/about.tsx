import { AboutPage } from '../../features/about/about-page.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { SCRIPTS_ON_DEMAND } from '../../lib/seo/meta.ts';
import { publicMeta } from '../../lib/seo/public-meta.ts';
import { breadcrumbData, organizationData } from '../../lib/seo/structured-data.ts';

export const handle = SCRIPTS_ON_DEMAND;

export const meta = () =>
  publicMeta({
    title: 'About',
    description:
      'Why Tuckaway exists: our story, our mission and vision, the six things we hold on to, and how to write to the founder.',
    path: paths.about,
    structuredData: [
      organizationData(),
      breadcrumbData([
        { name: 'Home', path: paths.home },
        { name: 'About', path: paths.about },
      ]),
    ],
  });

export default function AboutRoute() {
  return <AboutPage />;
}
