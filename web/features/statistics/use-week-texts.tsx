import { useTranslation } from 'react-i18next';
import type { Week } from './use-statistics.ts';
import { weekNumber, weekText } from './week-text.ts';
import { weekColumns } from './weeks-table.tsx';

const told = weekColumns.filter(({ name }) => name !== 'begunTests');

/** The numbers of a week: a sentence to hear, and lines to read. */
export function useWeekTexts(thisWeek: string) {
  const { t } = useTranslation('statistics');
  return (week: Week) => {
    const days = weekText(week.week);
    const running = week.week === thisWeek ? t('weeks.running') : '';
    const lines = told.map(({ name, text }) => ({ name: t(`columns.${name}`), text: text(week) }));
    const title = t('weeks.week', { number: weekNumber(week.week) });
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
