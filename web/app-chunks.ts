import { join } from 'node:path';
import routes from './src/routes.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}
/** Which imports are followed: static ones, or dynamic ones as well. */
type Imports = 'static' | 'all';

/** A public page that shares much code with the app. */
const SEARCH_PAGE = 'routes/public/find.tsx';
const LAYOUT = 'routes/app/shell/layout.tsx';

/**
 * Chunks of code that several pages share, assigned by the pages that import it. Without them the bundler makes a chunk for
 * each set of pages, a hundred for the home screen. Code of public pages has chunks of its own, so that they load none of
 * the app's; dialogs that public pages load later are split by the pages that need them. See decision 0058.
 */
export const appChunks = [
  { name: chunkAmong('public', 'search-page'), entriesAware: false },
  { name: chunkAmong('common'), entriesAware: true },
  { name: chunkAmong('app', 'app-pages'), entriesAware: false },
];

type Chunk = 'public' | 'search-page' | 'common' | 'app' | 'app-pages';
let chunks: Map<string, Chunk> | undefined;
function chunkAmong(...wanted: Chunk[]) {
  return (id: string, graph: ModuleGraph): Chunk | null => {
    chunks ??= assignChunks(graph);
    const chunk = chunks.get(id);
    return chunk && wanted.includes(chunk) ? chunk : null;
  };
}

/** Shared by fewer pages, a module stays out of `app-pages`, so that other pages do not load it. */
const SEVERAL = 4;

function assignChunks(graph: ModuleGraph): Map<string, Chunk> {
  const files = filesOf(routes);
  const appFiles = files.filter((file) => file.startsWith('routes/app/'));
  const publicFiles = ['root.tsx', ...files.filter((file) => !appFiles.includes(file))];
  const reachedFromAny = (from: string[], imports: Imports) =>
    new Set(from.flatMap((file) => [...reached(graph, file, imports)]));
  const ofSearchPage = reachedFromAny([SEARCH_PAGE], 'static');
  const ofVisitors = reachedFromAny(
    publicFiles.filter((file) => file !== SEARCH_PAGE),
    'static',
  );
  const ofVisitorsLater = reachedFromAny(publicFiles, 'all');
  const ofLayout = reachedFromAny([LAYOUT], 'static');
  const pages = appFiles.map((file) => reached(graph, file, 'static'));
  const found = new Map<string, Chunk>();
  for (const id of reachedFromAny(appFiles, 'static')) {
    if (ofVisitors.has(id)) found.set(id, 'public');
    else if (ofSearchPage.has(id)) found.set(id, 'search-page');
    else if (ofVisitorsLater.has(id)) found.set(id, 'common');
    else if (ofLayout.has(id)) found.set(id, 'app');
    else if (pages.filter((page) => page.has(id)).length >= SEVERAL) found.set(id, 'app-pages');
  }
  return found;
}

/** A module and its transitive imports. */
function reached(graph: ModuleGraph, file: string, imports: Imports): Set<string> {
  const found = new Set([join(import.meta.dirname, 'src', file)]);
  // The loop also visits ids that are added to the set meanwhile.
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    if (!info) throw new Error(`${id} is not part of the build, where web/app-chunks.ts looks for it.`);
    for (const next of info.importedIds) found.add(next);
    if (imports === 'all') for (const next of info.dynamicallyImportedIds) found.add(next);
  }
  return found;
}

const filesOf = (entries: typeof routes): string[] =>
  entries.flatMap(({ file, children }) => [file, ...filesOf(children ?? [])]);
