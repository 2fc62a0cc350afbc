import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useAuth } from '../../../features/auth/auth-context.ts';
import { AuthGuard } from '../../../features/auth/auth-guard.tsx';
import { UpcomingBadge } from '../../../features/upcoming/upcoming-badge.tsx';
import { MoveIntoFavorites } from '../../../features/device-shelf/move-into-favorites.tsx';
import { AppNav } from '../../../features/navigation/app-nav.tsx';
import { BottomBar } from '../../../features/navigation/bottom-bar.tsx';
import { ConnectionNotice } from '../../../features/navigation/connection-notice.tsx';
import { AppFooter } from '../../../features/navigation/footer.tsx';
import { SearchProvider } from '../../../features/navigation/search-context.tsx';
import { UpdateNotice } from '../../../features/navigation/update-notice.tsx';
import { WaitingNotice } from '../../../features/gifts/waiting/waiting-notice.tsx';
import { useSendWaitingGifts } from '../../../features/gifts/waiting/send-waiting-gifts.ts';
import { SendTimeZone } from '../../../features/reminders/send-time-zone.ts';
import { SavingDialogsProvider } from '../../../features/saved-gifts/saving-dialogs.tsx';
import { createQueryClient } from '../../../lib/queries/query-client.ts';
import { MainArea } from '../../../ui/layout/main-area.tsx';
import { SkipLink } from '../../../ui/layout/skip-link.tsx';
import { ToastViewport } from '../../../ui/feedback/toast.tsx';
import { CreateDialogsProvider, useCreateDialogs } from '../create-gift/create-dialogs.tsx';
import { CreateMenu } from '../create-gift/create-menu.tsx';
import { OrganizeSheet } from '../organize-sheet/organize-sheet.tsx';
import { PreloadScreens } from './preload-screens.tsx';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { useOfflineCache } from './use-offline-cache.ts';

/** Layout of the signed-in area. The key gives each user a query cache of their own. */
export default function AppLayout() {
  const { user } = useAuth();
  return <AuthGuard>{user && <SignedIn key={user.id} user={user} />}</AuthGuard>;
}

function SignedIn({ user }: { user: SessionUser }) {
  const [queryClient] = useState(createQueryClient);
  useOfflineCache(user, queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SearchProvider>
        <CreateDialogsProvider>
          <SavingDialogsProvider sheet={OrganizeSheet}>
            <div className="flex min-h-dvh flex-col">
              <SkipLink />
              <AppNav create={<CreateMenu />} peopleBadge={<UpcomingBadge />} />
              <ConnectionNotice />
              <UpdateNotice />
              <WaitingGifts />
              <MoveIntoFavorites />
              <MainArea className="page pt-8 pb-16">
                <Outlet />
              </MainArea>
              <AppFooter />
              <BottomBar create={<CreateMenu />} peopleBadge={<UpcomingBadge />} />
            </div>
            <KeyboardShortcuts />
          </SavingDialogsProvider>
        </CreateDialogsProvider>
      </SearchProvider>
      <SendTimeZone />
      <PreloadScreens />
      <ToastViewport />
    </QueryClientProvider>
  );
}

/** Sends gifts that were created offline and shows how many wait. */
function WaitingGifts() {
  const { openCreateGift } = useCreateDialogs();
  useSendWaitingGifts();
  return <WaitingNotice onContinue={(storedDraft) => openCreateGift({ storedDraft })} />;
}
