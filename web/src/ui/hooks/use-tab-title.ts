import { useEffect } from 'react';
import { SITE_NAME } from '../../lib/seo/meta.ts';

/** Sets the tab's title once the data is loaded; before that the route's title applies. */
export function useTabTitle(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · ${SITE_NAME}`;
  }, [name]);
}
