import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { tableRoles } from '#web/components/table-roles.ts';
import { inCents } from './figures.ts';
import type { Week } from './use-statistics.ts';
import { weekNumber, weekText } from './week-text.ts';
import { wholeNumber } from './whole-number.ts';

type Props = {
  weeks: readonly Week[];
  thisWeek: string;
  /** For those alone who hear the screen. */
  hidden: boolean;
};

const columns = [
  { name: 'quotations', text: (week: Week) => wholeNumber(week.quotations) },
  { name: 'value', text: (week: Week) => formatMoney(inCents(week.value)) },
  { name: 'fromTests', text: (week: Week) => wholeNumber(week.fromTests) },
  { name: 'begunTests', text: (week: Week) => wholeNumber(week.begunTests) },
] as const;

/** The newest week first. */
export function WeeksTable({ weeks, thisWeek, hidden }: Props) {
  const { t } = useTranslation('statistics');
  return (
    <div className={hidden ? 'vh' : 'statistics-table of-weeks'}>
      <table {...tableRoles.table} className="table">
        <caption className="vh">{t('weeks.title')}</caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.head} scope="col">
              {t('columns.week')}
            </th>
            {columns.map(({ name }) => (
              <th {...tableRoles.head} key={name} scope="col" className="num">
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {weeks.toReversed().map((week) => (
            <Row key={week.week} week={week} running={week.week === thisWeek} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ week, running }: { week: Week; running: boolean }) {
  const { t } = useTranslation('statistics');
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHead} scope="row">
        {weekText(week.week)}
        <span className="sub">
          {t('weeks.week', { number: weekNumber(week.week) })}
          {running && `, ${t('weeks.running')}`}
        </span>
      </th>
      {columns.map(({ name, text }) => (
        <td {...tableRoles.cell} key={name} className="num" data-l={t(`columns.${name}`)}>
          {text(week)}
        </td>
      ))}
    </tr>
  );
}
