import { Outlet } from 'react-router';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';

/** Layout route whose error boundary keeps the navigation if the code of a page does not load. */
export default Outlet;

export function ErrorBoundary({ error }: { error: unknown }) {
  // web/patch-route-reload.ts sets this name. Other errors go to the boundary of the root.
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
