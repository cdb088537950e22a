import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Area } from '#shared/access/drawer.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { areaIcons } from './area-icons.ts';
import { Icon, type IconName } from './icon.tsx';
import './card.css';
import './page-frame.css';

/** The last one is the page itself and leads nowhere. */
export type Crumb = { label: string; to?: string; icon?: ReactNode };
export type Meta = { icon: IconName; text: ReactNode };

type Props = {
  title: string;
  /** The screen that an entry of the drawer leads to: it has the entry's icon and begins the breadcrumbs. */
  area?: Area;
  /** The way from the area to this screen, when it is not the area's name alone. */
  breadcrumbs?: readonly Crumb[];
  /** Beside the title: edit, badges. */
  titleEnd?: ReactNode;
  meta?: readonly Meta[];
  /** In place of `meta`: facts that do something, or fold. */
  facts?: ReactNode;
  /** At the right of the head. */
  actions?: ReactNode;
  /** Without the maximum width. */
  wide?: boolean;
  /** A SaveBar follows: leaves room for it. */
  withBar?: boolean;
  children: ReactNode;
};

/** A screen of the private shell: head and content. */
export function PageFrame({
  title,
  area,
  breadcrumbs = area && [{ label: title }],
  titleEnd,
  meta,
  facts,
  actions,
  wide,
  withBar,
  children,
}: Props) {
  usePageTitle(title);
  return (
    <div className={`page${area ? ' of-area' : ''}${wide ? ' wide' : ''}${withBar ? ' with-bar' : ''}`}>
      {breadcrumbs && <Breadcrumbs crumbs={breadcrumbs} />}
      <div className={`head${breadcrumbs ? '' : ' plain'}`}>
        <div className="grow">
          <div className="title">
            {area && <Icon name={areaIcons[area]} />}
            <h1>{title}</h1>
            {titleEnd}
          </div>
          {meta && (
            <ul className="meta">
              {meta.map(({ icon, text }) => (
                <li key={icon}>
                  <Icon name={icon} />
                  {text}
                </li>
              ))}
            </ul>
          )}
          {facts}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav className="crumbs" aria-label={t('shell.breadcrumbs')}>
      {crumbs.map(({ label, to, icon }, index) => (
        <Fragment key={label}>
          {index > 0 && <Icon name="angle-right" />}
          {icon}
          {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
        </Fragment>
      ))}
    </nav>
  );
}
