import { QueryClientProvider } from '@tanstack/react-query';
import { PrimeReactProvider } from 'primereact/api';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type Area, areas } from '#shared/access/drawer.ts';
import { paths } from '#shared/access/paths.ts';
import { type RoutePath, routeOf } from '#shared/access/routes.ts';
import { Footer } from '#web/components/footer.tsx';
import { Icon } from '#web/components/icon.tsx';
import { primeOptions } from '#web/components/prime.ts';
import { ToastProvider } from '#web/components/toast.tsx';
import { keepCellsApart } from '#web/lib/keep-cells-apart.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { onSessionEnd } from '#web/lib/session.ts';
import { useLiveChanges } from '#web/lib/use-live-changes.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { ScreenPlace } from './screen-place.tsx';
import { SharedGate } from './shared-gate.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { TopBar } from './top-bar.tsx';
import './private-shell.css';

onSessionEnd(() => queryClient.clear());
keepCellsApart();

/** A new screen starts at its top, and assistive technology starts there too. */
function useFreshScreen() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** Screens whose area has another path. */
const elsewhere = new Map<RoutePath, Area>([
  [paths.health, 'products'],
  [paths.invitations, 'users'],
]);

/** The area of the screen, for the top bar. */
function useAreaName(): string {
  const { t } = useTranslation();
  const path = routeOf(useLocation().pathname)?.path;
  const isIn = (area: Area) => path?.split('/')[1] === paths[area].slice(1);
  const area = path && (elsewhere.get(path) ?? areas.find(isIn));
  return t(`areas.${area ?? 'profile'}`);
}

/** Everything around a screen that needs a session. */
export default function PrivateShell() {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <PrimeReactProvider value={primeOptions}>
        <ToastProvider page={pathname}>
          <Shell />
        </ToastProvider>
      </PrimeReactProvider>
    </QueryClientProvider>
  );
}

function Shell() {
  // Loads the texts of failures before the connection can be lost.
  const { t } = useTranslation(['common', 'errors']);
  const main = useFreshScreen();
  const area = useAreaName();
  useLiveChanges();
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <TopBar area={area} />
      <OfflineBar />
      <main id="content" ref={main} tabIndex={-1}>
        <ScreenPlace>
          <SharedGate area={area} />
        </ScreenPlace>
      </main>
      <Footer />
      <LeaveQuestion />
      <ShortcutList />
    </div>
  );
}

function OfflineBar() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="offline-bar">
          <Icon name="wifi" />
          {t('shell.offline')}
        </p>
      )}
    </div>
  );
}
