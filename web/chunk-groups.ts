import type { Plugin } from 'vite';

/** A few files that a chunk is made of; each part must be found in the build, so that a renamed one is noticed. */
interface ChunkGroup {
  name: string;
  parts: string[];
}

/**
 * What every page loads anyway, in a few files: thirty small ones compress worse and cost a request each, a single one
 * takes a phone too long to run in one go.
 */
const GROUPS: ChunkGroup[] = [
  { name: 'react', parts: ['node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/'] },
  { name: 'react-router', parts: ['node_modules/react-router/'] },
  {
    name: 'shell',
    parts: [
      'src/ui/cx.ts',
      'src/ui/inputs/button-style.ts',
      'src/ui/inputs/control-style.ts',
      'src/ui/graphics/logo.tsx',
      'src/ui/graphics/icon.tsx',
      'src/ui/graphics/icons.tsx',
      'src/ui/graphics/shelf-drawing.tsx',
      'src/ui/layout/main-area.tsx',
      'src/ui/layout/skip-link.tsx',
      'src/ui/inputs/chip.tsx',
      'src/ui/graphics/picture.tsx',
      'src/ui/graphics/price-tag.tsx',
      'src/ui/dialogs/lazy-dialog.tsx',
      'src/ui/feedback/spinner.tsx',
      'src/lib/navigation/paths.ts',
      'src/lib/seo/meta.ts',
      'src/lib/storage/browser-storage.ts',
      'src/lib/format.ts',
      'src/lib/seo/seo.ts',
      'src/lib/seo/structured-data.ts',
      'src/ui/hooks/use-hydrated.ts',
      'src/features/navigation/footer.tsx',
      'src/features/navigation/public-header.tsx',
      'src/features/navigation/join-button.tsx',
      'src/features/auth/sign-in/sign-in-launcher.tsx',
      'src/features/auth/auth-context.ts',
      'src/features/auth/auth-provider.tsx',
    ],
  },
];

const has = (id: string, part: string) => id.includes(`/${part}`);

export const chunkGroups = GROUPS.map(({ name, parts }) => ({
  name,
  test: (id: string) => parts.some((part) => has(id, part)),
}));

/** Stops the build where a part of a group is in none of the pages' scripts. */
export function requireChunkGroups(): Plugin {
  return {
    name: 'require-chunk-groups',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      for (const part of partsNotIn(ids))
        this.error(`No script contains ${part}, which web/chunk-groups.ts names.`);
    },
  };
}

function partsNotIn(ids: string[]): string[] {
  return GROUPS.flatMap(({ parts }) => parts).filter((part) => !ids.some((id) => has(id, part)));
}
