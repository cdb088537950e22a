import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import './before-after.css';

type Props = {
  before: ReactNode;
  after: ReactNode;
  /** The size of the step. */
  children?: ReactNode;
};

/** A value before and after a change. */
export function BeforeAfter({ before, after, children }: Props) {
  const { t } = useTranslation();
  return (
    <span className="before-after">
      <span className="was">{before}</span> <Icon name="arrow-right" />
      <span className="vh">{t('becomes')}</span> <b>{after}</b> {children}
    </span>
  );
}
