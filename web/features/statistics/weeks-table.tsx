import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { tableRoles } from '#web/components/table-roles.ts';
import { inCents } from './figures.ts';
import { StatisticsTable } from './statistics-table.tsx';
import type { Week } from './use-statistics.ts';
import { weekNumber, weekText } from './weeks.ts';

type Props = {
  weeks: readonly Week[];
  thisWeek: string;
  /** For screen readers alone. */
  hidden: boolean;
};

export const weekColumns = [
  { name: 'quotations', text: (week: Week) => formatWhole(week.quotations) },
  { name: 'value', text: (week: Week) => formatMoney(inCents(week.value)) },
  { name: 'fromTests', text: (week: Week) => formatWhole(week.fromTests) },
  { name: 'begunTests', text: (week: Week) => formatWhole(week.begunTests) },
] as const;
const names = weekColumns.map(({ name }) => name);

/** The newest week first. */
export function WeeksTable({ weeks, thisWeek, hidden }: Props) {
  const { t } = useTranslation('statistics');
  return (
    <StatisticsTable
      className={hidden ? 'vh' : 'statistics-table of-weeks'}
      caption={t('weeks.title')}
      kind={t('columns.week')}
      columns={names}
    >
      {weeks.toReversed().map((week) => (
        <Row key={week.week} week={week} running={week.week === thisWeek} />
      ))}
    </StatisticsTable>
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
      {weekColumns.map(({ name, text }) => (
        <td {...tableRoles.cell} key={name} className="num" data-l={t(`columns.${name}`)}>
          {text(week)}
        </td>
      ))}
    </tr>
  );
}
