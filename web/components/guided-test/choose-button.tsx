import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Timer } from '#web/lib/timer.ts';
import { useBusyMoment } from '#web/lib/use-busy-moment.ts';
import { Button } from '../button.tsx';

type Props = {
  /** Of the choice. */
  name: string;
  /** `automatic`: the only choice of its phase, chosen by opening it. */
  state: 'free' | 'chosen' | 'automatic';
  isWithheld: boolean;
  onPress: () => void;
  timer?: Timer;
};

/** Chooses and takes back; busy for a moment after either (WIZ-020, WIZ-030). */
export function ChooseButton({ name, state, isWithheld, onPress, timer }: Props) {
  const { t } = useTranslation('guidedTest');
  const { busy, start } = useBusyMoment(timer);
  const button = useRef<HTMLSpanElement>(null);
  const press = () => {
    start(() =>
      // A busy button cannot hold the focus: it is given back unless something else has it by then.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) button.current?.querySelector('button')?.focus();
      }),
    );
    onPress();
  };
  const isChosen = state !== 'free';
  return (
    <span className="choose" ref={button}>
      <Button
        small
        block
        icon={isChosen ? 'check' : undefined}
        className={isChosen ? 'chosen' : undefined}
        busy={busy}
        aria-label={t(`choice.button.${state}Of`, { choice: name })}
        aria-disabled={state === 'automatic' || undefined}
        title={state === 'chosen' ? t('choice.button.deselect') : undefined}
        disabledReason={isWithheld && !isChosen && t('choice.withheld')}
        onClick={() => state !== 'automatic' && press()}
      >
        {state === 'chosen' ? (
          <>
            <span className="state">{t('choice.button.chosen')}</span>
            <span className="take-back">{t('choice.button.deselect')}</span>
          </>
        ) : (
          t(`choice.button.${state}`)
        )}
      </Button>
    </span>
  );
}
