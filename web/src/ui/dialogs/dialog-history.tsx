import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { followRouter } from '../../lib/navigation/dialog-history.ts';

/** Connects lib/navigation/dialog-history.ts with the router, whose own state is newer than what React has rendered. */
export function DialogHistory() {
  const router = use(DataRouterContext)?.router;
  useEffect(() => (router ? followRouter(router) : undefined), [router]);
  return null;
}
