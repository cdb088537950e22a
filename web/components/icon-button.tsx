import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { useOffReason } from './off-reason.tsx';
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
  const { off, tip } = useOffReason(!busy && disabledReason);
  return (
    <>
      <button
        type="button"
        title={label}
        {...rest}
        className={look}
        aria-label={label}
        aria-busy={busy || undefined}
        disabled={busy || (disabled && !disabledReason)}
        {...off}
      >
        {busy ? <Spinner /> : <Icon name={icon} />}
      </button>
      {tip}
    </>
  );
}
