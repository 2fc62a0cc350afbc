import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { allPosts } from '../../features/blog/content/blog.server.ts';
import { ListPage } from '../../features/public-lists/list-page.tsx';
import { listMeta } from '../../features/public-lists/list-seo.ts';
import { publicList } from '../../features/public-lists/public-lists.server.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { WITHOUT_SCRIPTS } from '../../lib/seo/meta.ts';

export const handle = WITHOUT_SCRIPTS;

/** Runs at build time only. */
export function loader({ params }: LoaderFunctionArgs) {
  const list = publicList(params['slug'] ?? '');
  if (!list) throw data('List not found', { status: 404 });
  const posts = allPosts()
    .filter((post) => post.lists.includes(list.slug))
    .map((post) => ({ path: paths.blogPost(post.slug), title: post.title }));
  return { list, posts };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? listMeta(loaderData.list) : [];

export default function ListRoute() {
  return <ListPage {...useLoaderData<typeof loader>()} />;
}
