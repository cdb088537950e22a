import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';
import './public-frame.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** At the end of the head. */
  end?: ReactNode;
  children: ReactNode;
};

/** A page to read, with or without a session. */
export function PublicFrame({ title, lead, end, children }: Props) {
  const { t } = useTranslation();
  usePageTitle(title);
  return (
    <div className="public">
      <header>
        <Link to="/" aria-label={t('shell.home', { vendor: brand.vendor })}>
          <Logo />
        </Link>
        {end}
      </header>
      <main>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </main>
      <Footer />
    </div>
  );
}
