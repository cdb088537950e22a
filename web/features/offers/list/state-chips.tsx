import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { digits, useShortcut } from '#web/lib/shortcuts.ts';
import { countsOf, type List } from './use-list.ts';

/** The states that there are, each with its number: what is pressed is shown. */
export function StateChips({ list }: { list: List }) {
  const { t } = useTranslation('offerList');
  const { ofEveryState = [], state, change } = list;
  const all = { value: '' as const, text: t('list.all'), count: ofEveryState.length };
  const states = countsOf(list).map((each) => ({
    value: each.state,
    text: t(`states.${each.state}`),
    count: each.count,
  }));
  const shown = [all, ...states.filter(({ value, count }) => value === state.state || count > 0)];
  useShortcut(digits, t('list.stateKeys'), (key) => {
    const chip = shown[Number(key) - 1];
    if (chip) change({ state: chip.value });
  });
  return (
    <fieldset className="state-chips">
      <legend className="vh">{t('state')}</legend>
      {shown.map(({ value, text, count }) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={state.state === value}
          onClick={() => change({ state: value })}
        >
          {text} <span className="n">{formatWhole(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
