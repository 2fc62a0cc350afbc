import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allItems } from '../../lib/queries/cursor-paging.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadNextPage } from '../../ui/feedback/load-more.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useDebounced } from '../../ui/hooks/use-debounced.ts';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { TitledCard } from '../../ui/layout/titled-card.tsx';
import { AccountRow } from './account-row.tsx';
import { accountsQuery } from './operator.queries.ts';

const TYPING_MS = 300;

/** Accounts of this installation and how much each holds. */
export function AccountsCard() {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), TYPING_MS);
  return (
    <TitledCard
      title="Accounts"
      lead="Who has one and how much it holds. What people keep is theirs and is not shown here."
    >
      <TextField
        label="Find an account"
        labelHidden
        type="search"
        placeholder="Name or e-mail"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <AccountList search={search} />
    </TitledCard>
  );
}

function AccountList({ search }: { search: string }) {
  const accounts = useInfiniteQuery(accountsQuery(search));
  if (accounts.isPending) return <Skeleton className="mt-4 h-40" />;
  if (!accounts.data) {
    return (
      <ErrorState
        className="py-4"
        message="We could not load the accounts."
        onRetry={() => void accounts.refetch()}
        retrying={accounts.isFetching}
      />
    );
  }
  const items = allItems(accounts.data);
  if (items.length === 0)
    return <p className="mt-4 text-sm text-ink-soft">No account has this in its name or address.</p>;
  return (
    <>
      <ul aria-label="Accounts" className="mt-2 divide-y">
        {items.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </ul>
      <LoadNextPage query={accounts} loadsOnScroll={false} />
    </>
  );
}
