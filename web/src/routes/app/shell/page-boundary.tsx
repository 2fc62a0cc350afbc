import { Outlet } from 'react-router';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';

/** Keeps the navigation in sight where the code of a page does not arrive. */
export default Outlet;

export function ErrorBoundary({ error }: { error: unknown }) {
  // The name is given in web/patch-route-reload.ts. Anything else is a fault of ours, which the root's boundary shows.
  if (!(error instanceof Error && error.name === 'RouteChunkError')) throw error;
  return (
    <ErrorState
      title="This page did not load"
      message="Nothing was lost. Check your connection and try again."
      retryLabel="Try again"
      onRetry={() => window.location.reload()}
    />
  );
}
