import { pageTitle } from '../../../lib/seo/meta.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';

export const meta = () => [pageTitle('Page not found')];

/** Page for unknown addresses below /app, inside the layout. */
export default function AppNotFoundPage() {
  return (
    <>
      <h1 className="sr-only">Page not found</h1>
      <EmptyState
        title="Page not found"
        text="There is nothing at this address. It may have been mistyped."
        action={<LinkButton to={paths.app}>Discover Gift Lists</LinkButton>}
      />
    </>
  );
}
