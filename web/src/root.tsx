import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { AuthProvider } from './features/auth/auth-provider.tsx';
import { UnexpectedError } from './features/navigation/unexpected-error.tsx';
import { PAGE_BOOT_SCRIPT } from './lib/storage/browser-storage.ts';
import { PAGE_EVENTS } from './lib/page-events.ts';
import { pageTitle, SCRIPTS_ON_DEMAND, WITHOUT_SCRIPTS } from './lib/seo/meta.ts';
import { paths } from './lib/navigation/paths.ts';
import { AppShell } from './ui/layout/app-shell.tsx';
import { DialogHistory } from './ui/dialogs/dialog-history.tsx';
import './styles/app.css';

export const meta = () => [pageTitle()];

export const links = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', href: paths.feed, type: 'application/rss+xml', title: 'The Tuckaway Blog' },
];

const FONTS = ['/fonts/figtree.woff2', '/fonts/fraunces.woff2'];

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  // Only while prerendering: in the browser React is running, and its script tags must match those of the served HTML.
  const withoutScripts = import.meta.env.SSR && matches.some(({ handle }) => handle === WITHOUT_SCRIPTS);
  const onDemand = matches.some(({ handle }) => handle === SCRIPTS_ON_DEMAND);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <script dangerouslySetInnerHTML={{ __html: PAGE_BOOT_SCRIPT }} />
        {FONTS.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body data-scripts={onDemand ? 'on-demand' : undefined}>
        {children}
        {withoutScripts ? (
          // A classic script after the build; in development the source, which has imports.
          <script src="/site.js" defer type={import.meta.env.DEV ? 'module' : undefined} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => {
    dispatchEvent(new Event(PAGE_EVENTS.appRuns));
  }, []);
  return (
    <AuthProvider>
      <Outlet />
      <DialogHistory />
    </AuthProvider>
  );
}

/**
 * Prerendered HTML of the signed-in area. In the browser React keeps the served HTML of the element (its own differs, but
 * the warning is suppressed), so that the code of AppShell is not part of the script that all pages load.
 */
export function HydrateFallback() {
  if (import.meta.env.SSR)
    return (
      <div>
        <AppShell status="Checking authentication..." />
      </div>
    );
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <UnexpectedError error={error} />;
}
