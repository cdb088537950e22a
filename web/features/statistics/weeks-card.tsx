import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhole, nonBreakingSpace } from '#shared/format/format-number.ts';
import { Card } from '#web/components/card.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { axisLabels } from './chart/axis-labels.ts';
import { ColumnChart } from './chart/column-chart.tsx';
import { TableToggle } from './table-toggle.tsx';
import type { Week } from './use-statistics.ts';
import { type ChangeShown, type Measure, measures } from './use-statistics-address.ts';
import { weekNumber, weekText } from './weeks.ts';
import { WeeksTable, weekColumns } from './weeks-table.tsx';

/** An amount of the axis; its lines lie near enough to whole euro: '2.500 €'. */
const formatEuro = (euro: number): string => `${formatWhole(euro)}${nonBreakingSpace}€`;

type Props = { weeks: readonly Week[]; thisWeek: string; measure: Measure; change: ChangeShown };

/** The quotations of each week, or their value. */
export function WeeksCard({ weeks, thisWeek, measure, change }: Props) {
  const { t, i18n } = useTranslation('statistics');
  const [asTable, setAsTable] = useState(false);
  const texts = useWeekTexts(thisWeek);
  const names = weeks.map(({ week }) => week);
  const columns = weeks.map((week) => ({
    key: week.week,
    value: week[measure],
    unfinished: week.week === thisWeek,
    ...texts(week),
  }));
  const isMoney = measure === 'value';
  return (
    <Card
      title={t('weeks.title')}
      end={
        <>
          {!asTable && (
            <Segmented
              label={t('weeks.measure')}
              options={measures.map((value) => ({ value, label: t(`columns.${value}`) }))}
              value={measure}
              onChange={(value) => change({ measure: value })}
            />
          )}
          <TableToggle of={t('weeks.title')} pressed={asTable} onChange={setAsTable} />
        </>
      }
    >
      {!asTable && (
        <>
          <ColumnChart
            label={t('weeks.label')}
            columns={columns}
            labels={(step) => axisLabels(names, step, i18n.language)}
            format={isMoney ? formatEuro : formatWhole}
            whole={!isMoney}
          />
          {columns.some(({ value, unfinished }) => unfinished && value > 0) && (
            <p className="chart-key" aria-hidden="true">
              <i /> {t('weeks.unfinished')}
            </p>
          )}
        </>
      )}
      <WeeksTable weeks={weeks} thisWeek={thisWeek} hidden={!asTable} />
    </Card>
  );
}

const told = weekColumns.filter(({ name }) => name !== 'begunTests');

/** The numbers of a week: a sentence to hear, and lines to read. */
function useWeekTexts(thisWeek: string) {
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
