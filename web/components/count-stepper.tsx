import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { largestPackCount } from '#shared/pricing/largest-pack-count.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { useSteady } from '#web/lib/use-steady.ts';
import { FieldError } from './form-field.tsx';
import { Icon, type IconName } from './icon.tsx';
import { useHeldButton } from './use-held-button.ts';
import { markUnfit } from './use-longest.tsx';
import { useTypedCount } from './use-typed-count.ts';
import './count-stepper.css';

type Props = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  autoFocus?: boolean;
  timer?: Timer;
};

/**
 * Arrows count one up or down, Home sets 0 (ux §12). Right, left and Home move the caret instead in a number that is
 * being typed: it is no longer all selected.
 */
function afterKey({ key, currentTarget }: KeyboardEvent<HTMLInputElement>, count: number) {
  if (key === 'ArrowUp') return count + 1;
  if (key === 'ArrowDown') return count - 1;
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (selectionStart !== 0 || selectionEnd !== value.length) return undefined;
  if (key === 'ArrowRight') return count + 1;
  if (key === 'ArrowLeft') return count - 1;
  return key === 'Home' ? 0 : undefined;
}

/**
 * Enter sends the form. The held one that opened a dialog does not. The rest of the press does not reach what has the
 * focus afterwards.
 */
function send(event: KeyboardEvent<HTMLInputElement>) {
  const { form } = event.currentTarget;
  if (!form) return;
  event.preventDefault();
  if (!event.repeat) form.requestSubmit();
}

/** In widths of a digit: a mark of thousands has half of one. */
const widthOf = (text: string) => text.length - text.replace(/\d/g, '').length / 2;

/** How many packages: minus is off at 0 (QVW-063), plus at the largest count. */
export function CountStepper({ label, value, onChange, autoFocus, timer = browserTimer }: Props) {
  const { t } = useTranslation();
  const typed = useTypedCount({ value, largest: largestPackCount, onChange });
  const { step } = typed;
  const fault = useSteady(typed.fault);
  const below = useId();
  const stepBy = (difference: number) => ({ onStep: () => step(value + difference), timer });
  return (
    <div className="count-field">
      <div className="stepper">
        <StepButton icon="minus" label={t('stepper.less', { label })} disabled={value <= 0} {...stepBy(-1)} />
        <CountInput {...{ label, value, typed, autoFocus }} below={fault && below} />
        <StepButton
          icon="plus"
          label={t('stepper.more', { label })}
          disabled={value >= largestPackCount}
          {...stepBy(1)}
        />
      </div>
      {fault && (
        <FieldError id={below}>
          {t(`stepper.fault.${fault}`, { largest: formatWhole(largestPackCount) })}
        </FieldError>
      )}
    </div>
  );
}

type InputProps = Pick<Props, 'label' | 'value' | 'autoFocus'> & {
  typed: ReturnType<typeof useTypedCount>;
  below: string | undefined;
};

function CountInput({ label, value, typed, autoFocus, below }: InputProps) {
  const { input, fault, field, step } = typed;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') return send(event);
    const next = afterKey(event, value);
    if (next === undefined) return;
    event.preventDefault();
    step(next);
  };
  return (
    <input
      {...field}
      ref={input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      data-autofocus={autoFocus || undefined}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={largestPackCount}
      aria-describedby={below}
      aria-invalid={fault ? true : undefined}
      {...markUnfit(fault !== undefined)}
      style={{ width: `calc(${widthOf(field.value)}ch + 14px)` }}
      onKeyDown={onKeyDown}
    />
  );
}

type StepProps = { icon: IconName; label: string; disabled: boolean; onStep: () => void; timer: Timer };

const StepButton = ({ icon, label, disabled, onStep, timer }: StepProps) => (
  <button type="button" tabIndex={-1} aria-label={label} {...useHeldButton(onStep, disabled, timer)}>
    <Icon name={icon} />
  </button>
);
