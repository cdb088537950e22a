import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { inCents } from './figures.ts';
import type { Week } from './use-statistics.ts';
import { weekNumber, weekText } from './week-text.ts';
import { wholeNumber } from './whole-number.ts';

/** What a week is called, and what it tells, aloud and to the eye. */
export function useWeekTexts(thisWeek: string) {
  const { t } = useTranslation('statistics');
  return ({ week, quotations, value, fromTests }: Week) => {
    const title = t('weeks.week', { number: weekNumber(week) });
    const days = weekText(week);
    const running = week === thisWeek ? t('weeks.running') : '';
    const lines = [
      { name: t('columns.quotations'), text: wholeNumber(quotations) },
      { name: t('columns.value'), text: formatMoney(inCents(value)) },
      { name: t('columns.fromTests'), text: wholeNumber(fromTests) },
    ];
    const facts = lines.map(({ name, text }) => `${name} ${text}`);
    return {
      spoken: [title, days, running, ...facts].filter(Boolean).join(', '),
      shown: (
        <>
          <p className="muted">{days}</p>
          {lines.map(({ name, text }) => (
            <p key={name} className="fact">
              <span>{name}</span>
              <b>{text}</b>
            </p>
          ))}
          {running && <p className="xs muted">{running}</p>}
        </>
      ),
    };
  };
}
