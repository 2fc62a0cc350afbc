import { useEffect } from 'react';
import { SITE_NAME } from '../../lib/seo/meta.ts';

/** Names the tab after what was loaded; until then the route's own title stands. */
export function useTabTitle(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · ${SITE_NAME}`;
  }, [name]);
}
