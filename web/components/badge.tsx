import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './badge.css';

type Props = {
  /** line: outlined; acc: combined; the rest by meaning. */
  tone?: 'line' | 'acc' | 'ok' | 'warn' | 'warn-line' | 'err';
  icon?: IconName;
  children: ReactNode;
};

/** A property of a row or a page. */
export const Badge = ({ tone, icon, children }: Props) => (
  <span className={`badge${tone ? ` ${tone}` : ''}`}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);
