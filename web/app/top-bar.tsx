import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Drawer } from './drawer.tsx';
import { Logo } from './logo.tsx';
import './top-bar.css';

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
      <Link to="/preventivi" aria-label={t('shell.home', { vendor: brand.vendor })}>
        <Logo />
      </Link>
      <span className="sep" aria-hidden="true" />
      <span className="area">{area}</span>
      <AccountMenu />
      {open && <Drawer onClose={() => setOpen(false)} />}
    </header>
  );
}
