import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Money, NoValue, Percent } from '#web/components/amount.tsx';
import { paint, Swatch } from '#web/components/swatch.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { knownValue, share } from '../figures.ts';
import { wholeNumber } from '../whole-number.ts';
import type { Bar } from './bar.ts';
import './bars.css';

const numbers = ['quotations', 'share', 'value'] as const;

type Props = {
  caption: string;
  kind: string;
  bars: readonly Bar[];
  total: number;
  /** Without bars, with what the quotations are worth. */
  asTable: boolean;
};

/** One table, drawn as bars or as what it is: whoever hears the screen has the same of both. */
export function BarsTable({ caption, kind, bars, total, asTable }: Props) {
  const { t } = useTranslation('statistics');
  const most = Math.max(1, ...bars.map(({ quotations }) => quotations));
  return (
    <div className={asTable ? 'statistics-table' : undefined}>
      <table {...tableRoles.table} className={asTable ? 'table' : 'bars'}>
        <caption className="vh">{caption}</caption>
        <thead {...tableRoles.group} className={asTable ? undefined : 'vh'}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.head} scope="col">
              {kind}
            </th>
            {numbers.map((column) => (
              <th {...tableRoles.head} key={column} scope="col" className="num">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {bars.map((bar) => (
            <Row key={bar.key} bar={bar} part={bar.quotations / most} total={total} asTable={asTable} />
          ))}
        </tbody>
      </table>
    </div>
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
        {wholeNumber(quotations)}
      </td>
      <td {...tableRoles.cell} className="num part" data-l={t('columns.share')}>
        {partOfAll === null ? <NoValue /> : <Percent value={partOfAll} />}
      </td>
      <td {...tableRoles.cell} className={asTable ? 'num' : 'vh'} data-l={t('columns.value')}>
        <Money amount={knownValue(bar)} />
        {valued > 0 && valued < quotations && (
          <span className="sub">
            {t('table.known', { known: wholeNumber(valued), of: wholeNumber(quotations) })}
          </span>
        )}
      </td>
    </tr>
  );
}

type LineProps = { part: number; colour: Bar['colour'] };

/** A bar as long as its part of the longest; in the paint's own colour, if it is one. */
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
