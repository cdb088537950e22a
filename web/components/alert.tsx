import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import './alert.css';

const icons = {
  info: 'info-circle',
  ok: 'check-circle',
  warn: 'exclamation-triangle',
  err: 'exclamation-circle',
} as const satisfies Record<string, IconName>;

type Props = {
  tone?: keyof typeof icons;
  children: ReactNode;
  /** A button at the right: try again, reload. */
  action?: ReactNode;
  onDismiss?: () => void;
};

/** A condition of the screen, or a failure that needs a decision: stays until fixed or dismissed. */
export function Alert({ tone = 'info', children, action, onDismiss }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`alert ${tone}`} role={tone === 'err' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div className="grow">{children}</div>
      {action}
      {onDismiss && <IconButton icon="times" small label={t('actions.dismiss')} onClick={onDismiss} />}
    </div>
  );
}
