import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rgb } from '#shared/colour/rgb.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Money, NoValue, Percent } from '#web/components/amount.tsx';
import { paint, Swatch } from '#web/components/swatch.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { knownValue, share } from '../figures.ts';
import { StatisticsTable } from '../statistics-table.tsx';
import type { Entry } from '../use-statistics.ts';
import './bars.css';

/** A line of a list: its name, and its counts. */
export type Bar = Pick<Entry, 'key' | 'quotations' | 'value' | 'valued'> & {
  name: ReactNode;
  /** Paints the bar. */
  colour?: Rgb;
};

const numbers = ['quotations', 'share', 'value'] as const;

type Props = {
  caption: string;
  kind: string;
  bars: readonly Bar[];
  total: number;
  /** Without bars, with the value of the quotations. */
  asTable: boolean;
};

/** One table, drawn as bars or as a table: screen readers read the same of both. */
export function BarsTable({ caption, kind, bars, total, asTable }: Props) {
  const most = Math.max(1, ...bars.map(({ quotations }) => quotations));
  return (
    <StatisticsTable
      className={asTable ? 'statistics-table' : undefined}
      look={asTable ? 'table' : 'bars'}
      caption={caption}
      kind={kind}
      columns={numbers}
    >
      {bars.map((bar) => (
        <Row key={bar.key} bar={bar} part={bar.quotations / most} total={total} asTable={asTable} />
      ))}
    </StatisticsTable>
  );
}

type RowProps = { bar: Bar; part: number; total: number; asTable: boolean };

function Row({ bar, part, total, asTable }: RowProps) {
  const { t } = useTranslation('statistics');
  const { name, colour, quotations, valued } = bar;
  const partOfAll = share(Math.min(quotations, total), total);
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHead} scope="row">
        <span className="bar-name">
          {colour && <Swatch colour={colour} />}
          {name}
        </span>
        {!asTable && <BarLine part={part} colour={colour} />}
      </th>
      <td {...tableRoles.cell} className="num count" data-l={t('columns.quotations')}>
        {formatWhole(quotations)}
      </td>
      <td {...tableRoles.cell} className="num part" data-l={t('columns.share')}>
        {partOfAll === null ? <NoValue /> : <Percent value={partOfAll} />}
      </td>
      <td {...tableRoles.cell} className={asTable ? 'num' : 'vh'} data-l={t('columns.value')}>
        <Money amount={knownValue(bar)} />
        {valued > 0 && valued < quotations && (
          <span className="sub">
            {t('table.known', { known: formatWhole(valued), of: formatWhole(quotations) })}
          </span>
        )}
      </td>
    </tr>
  );
}

type LineProps = { part: number; colour: Bar['colour'] };

/** A bar as long as its part of the longest, in the colour of the paint. */
function BarLine({ part, colour }: LineProps) {
  const length = { '--part': part } as CSSProperties;
  return (
    <span
      className={colour ? 'bar painted' : 'bar'}
      aria-hidden="true"
      style={colour ? { ...paint(colour), ...length } : length}
    />
  );
}
