import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { HubPage } from '../../features/public-lists/hub-page.tsx';
import { hubMeta } from '../../features/public-lists/list-seo.ts';
import { publicHub } from '../../features/public-lists/public-lists.server.ts';
import { WITHOUT_SCRIPTS } from '../../lib/seo/meta.ts';

export const handle = WITHOUT_SCRIPTS;

/** Runs at build time only. */
export function loader({ params }: LoaderFunctionArgs) {
  const hub = publicHub(params['slug'] ?? '');
  if (!hub) throw data('Page not found', { status: 404 });
  return hub;
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => (loaderData ? hubMeta(loaderData) : []);

export default function GiftsForRoute() {
  return <HubPage hub={useLoaderData<typeof loader>()} />;
}
