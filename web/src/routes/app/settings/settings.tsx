import { useAuth } from '../../../features/auth/auth-context.ts';
import { AccountDataCard } from '../../../features/settings/account-data-card.tsx';
import { AppearanceCard } from '../../../features/settings/appearance-card.tsx';
import { DevicesCard } from '../../../features/settings/devices-card.tsx';
import { ManagementCard } from '../../../features/settings/management-card.tsx';
import { ProfileCard } from '../../../features/settings/profile-card.tsx';
import { RemindersCard } from '../../../features/settings/reminders-card.tsx';
import { SignInsCard } from '../../../features/settings/sign-ins-card.tsx';
import { SignOut } from '../../../features/settings/sign-out.tsx';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

export const meta = () => [pageTitle('Settings')];

export default function SettingsPage() {
  const { user } = useAuth();
  return (
    <div className="column">
      <PageHeader
        title="Settings"
        lead="Manage your account and preferences"
        actions={user && <SignOut user={user} />}
      />
      {user ? (
        <div className="grid items-start gap-5 md:grid-cols-2">
          <div className="grid gap-5">
            <ProfileCard user={user} />
            <ManagementCard isOperator={user.isOperator ?? false} />
            <RemindersCard />
          </div>
          <div className="grid gap-5">
            <AppearanceCard />
            <SignInsCard />
            <DevicesCard />
            <AccountDataCard user={user} />
          </div>
        </div>
      ) : (
        <EmptyState title="No user information available." />
      )}
    </div>
  );
}
