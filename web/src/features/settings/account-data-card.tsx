import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { EXPORT_ZIP_PATH } from '@tuckaway/contract/accounts/me';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/inputs/button.tsx';
import { DownloadIcon } from '../../ui/graphics/app-icons.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { fetchMe } from '../auth/auth.calls.ts';
import { DeleteAccount } from './delete-account.tsx';
import { TitledCard } from '../../ui/layout/titled-card.tsx';

/** Downloads the export by a link, so that the browser streams it to disk. The call before renews an expired token. */
async function downloadExport(): Promise<void> {
  await fetchMe();
  Object.assign(document.createElement('a'), { href: EXPORT_ZIP_PATH, download: '' }).click();
}

export function AccountDataCard({ user }: { user: SessionUser }) {
  const exporting = useMutation({
    mutationFn: downloadExport,
    onError: () => toast.error('Failed to export your data. Please try again.'),
  });
  return (
    <TitledCard
      title="Your data"
      lead="Take everything with you as one file, or delete your account with all that is in it."
    >
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          loading={exporting.isPending}
          loadingText="Exporting..."
          onClick={() => exporting.mutate()}
        >
          <DownloadIcon />
          Export my data
        </Button>
        <DeleteAccount user={user} />
      </div>
    </TitledCard>
  );
}
