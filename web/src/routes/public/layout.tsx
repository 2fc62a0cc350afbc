import { Outlet } from 'react-router';
import { SignInLauncher } from '../../features/auth/sign-in/sign-in-launcher.tsx';
import { PublicFooter } from '../../features/navigation/footer.tsx';
import { PublicHeader } from '../../features/navigation/public-header.tsx';
import { MainArea } from '../../ui/layout/main-area.tsx';
import { SkipLink } from '../../ui/layout/skip-link.tsx';

export default function PublicLayout() {
  return (
    <SignInLauncher>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <PublicHeader />
        <MainArea>
          <Outlet />
        </MainArea>
        <PublicFooter />
      </div>
    </SignInLauncher>
  );
}
