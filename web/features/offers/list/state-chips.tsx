import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { countsOf, type List } from './use-list.ts';

/** The states that there are, each with its number: what is pressed is shown. */
export function StateChips({ list }: { list: List }) {
  const { t } = useTranslation('offerList');
  const { ofEveryState = [], state, change } = list;
  const chips = [
    { value: '' as const, text: t('list.all'), count: ofEveryState.length },
    ...countsOf(list).map((each) => ({
      value: each.state,
      text: t(`states.${each.state}`),
      count: each.count,
    })),
  ];
  return (
    <fieldset className="state-chips">
      <legend className="vh">{t('state')}</legend>
      {chips
        .filter(({ value, count }) => value === '' || value === state.state || count > 0)
        .map(({ value, text, count }) => (
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
