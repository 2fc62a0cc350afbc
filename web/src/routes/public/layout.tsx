import { Outlet } from 'react-router';
import { SignInLauncher } from '../../features/auth/sign-in-launcher.tsx';
import { PublicFooter } from '../../features/navigation/footer.tsx';
import { PublicHeader } from '../../features/navigation/public-header.tsx';
import { MAIN_ID, SkipLink } from '../../ui/skip-link.tsx';

export default function PublicLayout() {
  return (
    <SignInLauncher>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <PublicHeader />
        <main id={MAIN_ID} tabIndex={-1} className="grow outline-none">
          <Outlet />
        </main>
        <PublicFooter />
      </div>
    </SignInLauncher>
  );
}
