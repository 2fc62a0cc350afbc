import { useAuth } from '../../features/auth/auth-context.ts';
import { SavedItems } from '../../features/saved-items/saved-items.tsx';
import { pageTitle } from '../../lib/meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

export const meta = () => [pageTitle('My Saved Items')];

export default function SavedPage() {
  const { user } = useAuth();
  if (user) return <SavedItems />;
  return (
    <>
      <h1 className="sr-only">My Saved Items</h1>
      <EmptyState title="Authentication Required" text="Please sign in to view your saved items." />
    </>
  );
}
