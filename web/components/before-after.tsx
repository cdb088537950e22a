import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import './before-after.css';

type Props = {
  before: ReactNode;
  after: ReactNode;
  /** What the step comes to. */
  children?: ReactNode;
};

/** What something was and what it becomes. */
export function BeforeAfter({ before, after, children }: Props) {
  const { t } = useTranslation();
  return (
    <span className="before-after">
      <span className="was">{before}</span> <Icon name="arrow-right" />
      <span className="vh">{t('becomes')}</span> <b>{after}</b> {children}
    </span>
  );
}
