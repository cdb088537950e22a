import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from './icon.tsx';
import { useOffReason } from './off-reason.tsx';
import { Spinner } from './spinner.tsx';
import './button.css';

type Look = {
  variant?: 'secondary' | 'primary' | 'text' | 'danger';
  /** Colour of a text button. */
  tone?: 'accent' | 'warn' | 'err';
  small?: boolean;
  block?: boolean;
  icon?: IconName;
  /** "next" arrows and menus only. */
  iconAfter?: IconName;
  children: ReactNode;
};

type Props = Look &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** Spins in place: the button keeps its width and cannot be pressed. */
    busy?: boolean;
    /** Why the button is off. A reason turns the button off. A press shows the reason. */
    disabledReason?: string | false;
  };

const look = ({ variant = 'secondary', tone, small, block }: Omit<Look, 'children'>, extra = '') =>
  ['btn', variant, tone, small && 's', block && 'block', extra].filter(Boolean).join(' ');

const Content = ({ icon, iconAfter, children }: Look) => (
  <>
    {icon && <Icon name={icon} />}
    <span className="btn-label">{children}</span>
    {iconAfter && <Icon name={iconAfter} />}
  </>
);

export function Button({
  busy,
  disabledReason,
  disabled,
  type = 'button',
  title,
  className,
  ...props
}: Props) {
  const { variant, tone, small, block, icon, iconAfter, children, ...rest } = props;
  const { off, tip } = useOffReason(!busy && disabledReason);
  return (
    <>
      <button
        title={title}
        {...rest}
        type={type}
        className={look({ variant, tone, small, block }, busy ? `busy ${className ?? ''}` : className)}
        disabled={busy || (disabled && !disabledReason)}
        aria-busy={busy || undefined}
        {...off}
      >
        {busy && <Spinner />}
        <Content icon={icon} iconAfter={iconAfter}>
          {children}
        </Content>
      </button>
      {tip}
    </>
  );
}

/** A link that looks like a button: for actions that only lead elsewhere. */
export function ButtonLink({
  variant,
  tone,
  small,
  block,
  icon,
  iconAfter,
  children,
  ...rest
}: Look & LinkProps) {
  return (
    <Link {...rest} className={look({ variant, tone, small, block })}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </Link>
  );
}
