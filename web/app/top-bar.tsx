import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { brand } from '#shared/brand.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { lazyExtra } from '#web/components/lazy-part.tsx';
import { Logo } from '#web/components/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Drawer } from './drawer.tsx';
import './inbox/inbox-bell.css';
import './top-bar.css';

const InboxBell = lazyExtra(() => import('./inbox/inbox-bell.tsx'));

type Props = { area: string };

export function TopBar({ area }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <header className="topbar">
      <IconButton
        icon="bars"
        label={t('menu.open')}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Link to={paths.quotations} aria-label={t('shell.home', { vendor: brand.vendor })}>
        <Logo />
      </Link>
      <span className="sep" aria-hidden="true" />
      <span className="area">{area}</span>
      <span className="inbox-place">
        <Suspense>
          <InboxBell />
        </Suspense>
      </span>
      <AccountMenu />
      {open && <Drawer onClose={() => setOpen(false)} />}
    </header>
  );
}
