import { FindPage } from '../../features/public-search/find-page.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { publicMeta } from '../../lib/seo/public-meta.ts';
import { breadcrumbData } from '../../lib/seo/structured-data.ts';

export const meta = () =>
  publicMeta({
    title: 'Find a gift',
    description:
      'Say who the gift is for in your own words, or answer five quick questions. Search and gift finder work without an account.',
    path: paths.find,
    structuredData: [
      breadcrumbData([
        { name: 'Home', path: paths.home },
        { name: 'Find a gift', path: paths.find },
      ]),
    ],
  });

export default function FindRoute() {
  return <FindPage />;
}
