import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { followRouter } from '../../lib/navigation/dialog-history.ts';

/** Connects the history of dialogs with the router, whose state is read without the delay of rendering. */
export function DialogHistory() {
  const router = use(DataRouterContext)?.router;
  useEffect(() => (router ? followRouter(router) : undefined), [router]);
  return null;
}
