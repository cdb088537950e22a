import { memo } from 'react';
import type { Column, DataTableProps } from './data-table-props.ts';
import { tableRoles } from './table-roles.ts';

/** All rows, or the rows of a long list that are in sight. */
export function DataTableRows<Row>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { columns, rows, rowKey, rowClass, rowWindow } = props;
  if (!rowWindow)
    return rows.map((row) => (
      <TableRow key={rowKey(row)} columns={columns} row={row} className={rowClass?.(row)} />
    ));
  const { drawn, after, measure } = rowWindow;
  const shown = drawn.flatMap(({ place, before }) => {
    const row = rows[place];
    if (!row) return [];
    return [
      <Gap key={`before-${rowKey(row)}`} height={before} span={columns.length} />,
      <TableRow key={rowKey(row)} {...{ columns, row, place, measure }} className={rowClass?.(row)} />,
    ];
  });
  return (
    <>
      {shown}
      <Gap height={after} span={columns.length} />
    </>
  );
}

/** Stands for the rows that are not drawn. */
const Gap = ({ height, span }: { height: number; span: number }) =>
  height > 0 && (
    <tr className="gap" style={{ height }} aria-hidden>
      <td colSpan={span} />
    </tr>
  );

type RowProps<Row> = {
  columns: readonly Column<Row>[];
  row: Row;
  className: string | undefined;
  /** Among all rows of a list of which a part is drawn. */
  place?: number;
  measure?: (row: HTMLElement | null) => void;
};

/** Drawn again only for another row or other columns, so that a long list grows cheaply. */
// A memoised component keeps no type parameter of its own.
const TableRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row>({ columns, row, className, place, measure }: RowProps<Row>) {
  return (
    <tr
      {...tableRoles.row}
      className={className}
      ref={measure}
      data-index={place}
      // The head is the first row.
      aria-rowindex={place === undefined ? undefined : place + 2}
    >
      {columns.map(({ key, header, numeric, roomy, card = 'value', render }) => (
        <td
          {...tableRoles.cell}
          key={key}
          className={`card-${card}${numeric ? ' num' : ''}${card === 'actions' ? ' actions' : ''}${roomy ? ' roomy' : ''}`}
          data-l={card.endsWith('value') ? header : undefined}
        >
          {render(row)}
        </td>
      ))}
    </tr>
  );
}
