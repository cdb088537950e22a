import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { type ListedState, listedStates } from '#shared/offers/listed-state.ts';
import { Icon } from '#web/components/icon.tsx';
import { digits, useShortcut } from '#web/lib/shortcuts.ts';
import { type ListState, statesIn } from './list-address.ts';
import type { List } from './use-list.ts';

type Chip = {
  key: string;
  text: string;
  count: number;
  isPressed: boolean;
  isUrgent?: boolean;
  pressed: Partial<ListState>;
};

/** All, what is to be followed up, and the states that there are, each with its number; several states at once (FUP-004). */
export function StateChips({ list: { counts, state, change } }: { list: List }) {
  const { t } = useTranslation('offerList');
  const chosen = statesIn(state.state);
  const toggled = (one: ListedState) =>
    chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
  const all: Chip = {
    ...{ key: 'all', text: t('list.all'), count: counts?.all ?? 0 },
    ...{ isPressed: chosen.length === 0 && !state.follow, pressed: { state: '', follow: false } },
  };
  const follow: Chip = {
    ...{ key: 'follow', text: t('list.follow'), count: counts?.follow ?? 0, isUrgent: true },
    ...{ isPressed: state.follow, pressed: { follow: !state.follow } },
  };
  const states = listedStates.map(
    (each): Chip => ({
      ...{ key: each, text: t(`states.${each}`), count: counts?.states[each] ?? 0 },
      ...{ isPressed: chosen.includes(each), pressed: { state: statesIn(toggled(each).join()).join() } },
    }),
  );
  const shown = [all, ...[follow, ...states].filter(({ count, isPressed }) => isPressed || count > 0)];
  useShortcut(digits, t('list.stateKeys'), (key) => {
    const chip = shown[Number(key) - 1];
    if (chip) change(chip.pressed);
  });
  return (
    <fieldset className="state-chips">
      <legend className="vh">{t('state')}</legend>
      {shown.map(({ key, text, count, isPressed, isUrgent, pressed }) => (
        <button
          key={key}
          type="button"
          className={`chip${isUrgent ? ' urgent' : ''}`}
          aria-pressed={isPressed}
          onClick={() => change(pressed)}
        >
          {isUrgent && <Icon name="bell" />}
          {text} <span className="n">{formatWhole(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
