import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import './icon-button.css';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** The action with its object: "Azioni su Silifond Consolidante". */
  label: string;
  small?: boolean;
  /** Pressed look, for toggles and the closed lock. */
  on?: boolean;
  danger?: boolean;
  busy?: boolean;
  disabledReason?: string | false;
};

export function IconButton(props: Props) {
  const { icon, label, small, on, danger, busy, disabledReason, disabled, className, ...rest } = props;
  const look = ['icon-btn', small && 's', on && 'on', danger && 'err', className].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      {...rest}
      className={look}
      aria-label={label}
      aria-busy={busy || undefined}
      title={disabledReason || label}
      disabled={disabled || busy || Boolean(disabledReason)}
    >
      {busy ? <Spinner /> : <Icon name={icon} />}
    </button>
  );
}
