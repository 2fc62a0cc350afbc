import { isRouteErrorResponse } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonStyle } from '../../ui/inputs/button-style.ts';
import { ShelfDrawing } from '../../ui/graphics/shelf-drawing.tsx';

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : 'Unknown error';
}

/** Outermost error boundary. Plain links, because the router may be broken. */
export function UnexpectedError({ error }: { error: unknown }) {
  return (
    <main className="page grid min-h-dvh place-content-center justify-items-center gap-4 py-16 text-center">
      <ShelfDrawing className="w-56" />
      <h1 className="text-2xl">Unexpected Application Error!</h1>
      <p className="max-w-prose text-ink-soft">
        Something broke on this page. What you saved is safe. Load the page again, or go back to the start.
      </p>
      <p className="text-sm text-ink-soft wrap-anywhere">{reasonOf(error)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonStyle('primary')} onClick={() => window.location.reload()}>
          Load again
        </button>
        <a href={paths.home} className={buttonStyle('secondary')}>
          Go to the home page
        </a>
      </div>
    </main>
  );
}
