import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { largestPackCount } from '#shared/pricing/largest-pack-count.ts';
import { Icon } from './icon.tsx';
import './count-stepper.css';

type Props = { label: string; value: number; onChange: (value: number) => void; autoFocus?: boolean };

/** Arrows count one up or down, Home sets 0, digits type the number (ux §12); a digit too many types nothing. */
function afterKey(key: string, value: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return value + 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return value - 1;
  if (key === 'Home') return 0;
  if (key === 'Backspace') return Math.floor(value / 10);
  if (!/^\d$/.test(key)) return undefined;
  const typed = Number(`${value}${key}`);
  return typed > largestPackCount ? value : typed;
}

/**
 * Enter sends the form, which browsers do from its inputs alone. The held one that opened a dialog does not. The rest of
 * the press does not reach what has the focus afterwards.
 */
function send(event: KeyboardEvent) {
  const form = event.currentTarget.closest('form');
  if (!form) return;
  event.preventDefault();
  if (!event.repeat) form.requestSubmit();
}

/** How many packages: minus is off at 0 (QVW-063), plus at the largest count. */
export function CountStepper({ label, value, onChange, autoFocus }: Props) {
  const { t } = useTranslation();
  const set = (count: number) => onChange(Math.max(0, Math.min(largestPackCount, count)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') return send(event);
    const count = afterKey(event.key, value);
    if (count === undefined) return;
    event.preventDefault();
    set(count);
  };
  return (
    <div className="stepper">
      <button
        type="button"
        tabIndex={-1}
        disabled={value <= 0}
        aria-label={t('stepper.less', { label })}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <div
        className="count"
        role="spinbutton"
        tabIndex={0}
        data-autofocus={autoFocus || undefined}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={largestPackCount}
        onKeyDown={onKeyDown}
      >
        {formatWhole(value)}
      </div>
      <button
        type="button"
        tabIndex={-1}
        disabled={value >= largestPackCount}
        aria-label={t('stepper.more', { label })}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
