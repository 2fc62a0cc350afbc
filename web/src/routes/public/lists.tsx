import { useLoaderData, type MetaArgs } from 'react-router';
import { listsIndexMeta } from '../../features/public-lists/list-seo.ts';
import { ListsIndexPage } from '../../features/public-lists/lists-index-page.tsx';
import { publicListsIndex } from '../../features/public-lists/public-lists.server.ts';
import { WITHOUT_SCRIPTS } from '../../lib/seo/meta.ts';

export const handle = WITHOUT_SCRIPTS;

/** Runs at build time only. */
export const loader = () => publicListsIndex();

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const hubs = loaderData?.sections.flatMap((section) => section.hubs) ?? [];
  return listsIndexMeta(hubs.map(({ title, path, picture }) => ({ name: title, path, picture })));
}

export default function ListsRoute() {
  return <ListsIndexPage index={useLoaderData<typeof loader>()} />;
}
