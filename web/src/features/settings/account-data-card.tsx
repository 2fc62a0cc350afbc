import type { SessionUser } from '@tuckaway/contract/auth';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SettingsCard } from './settings-card.tsx';
import { fetchExport } from './settings.queries.ts';

const EXPORT_FILE = 'tuckaway-export.json';

/** Asked for by the client rather than linked to, so that an expired token is renewed on the way. */
async function downloadExport(): Promise<void> {
  const everything = await fetchExport();
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }),
  );
  const link = Object.assign(document.createElement('a'), { href: url, download: EXPORT_FILE });
  link.click();
  URL.revokeObjectURL(url);
}

export function AccountDataCard({ user }: { user: SessionUser }) {
  const [busy, setBusy] = useState(false);
  const handleExport = () => {
    setBusy(true);
    downloadExport()
      .catch(() => toast.error('Failed to export your data. Please try again.'))
      .finally(() => setBusy(false));
  };
  return (
    <SettingsCard
      title="Your data"
      lead="Take everything with you as one file, or delete your account with all that is in it."
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" loading={busy} loadingText="Exporting..." onClick={handleExport}>
          <DownloadIcon />
          Export my data
        </Button>
        <DeleteAccount user={user} />
      </div>
    </SettingsCard>
  );
}
