import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { cents } from '#shared/money/units.ts';
import type { Figure } from '#shared/offers/following/offer-figures.ts';
import { Money } from '#web/components/amount.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { Meter, type MeterGroup } from './meter.tsx';

type Row = Figure & { key: string; group: MeterGroup; name: string };
type Props = {
  caption: string;
  /** The head of the first column. */
  kind: string;
  /** The value of a whole bar, in cents. */
  whole: number;
  rows: readonly Row[];
};

/** Numbers and values, each value with a bar. */
export function FiguresTable({ caption, kind, whole, rows }: Props) {
  const { t } = useTranslation('offerFigures');
  return (
    <table {...tableRoles.table} className="figures-table">
      <caption className="vh">{caption}</caption>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.head} scope="col">
            {kind}
          </th>
          <th {...tableRoles.head} scope="col" className="num">
            {t('number')}
          </th>
          <th {...tableRoles.head} scope="col" className="num">
            {t('value')}
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {rows.map(({ key, group, name, offers, value }) => (
          <tr {...tableRoles.row} key={key}>
            <th {...tableRoles.rowHead} scope="row">
              {name}
              <span aria-hidden="true">
                <Meter group={group} part={value} whole={whole} />
              </span>
            </th>
            <td {...tableRoles.cell} className="num">
              {formatWhole(offers)}
            </td>
            <td {...tableRoles.cell} className="num">
              <Money amount={cents(value)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
