import { memo } from 'react';
import type { Column, DataTableProps } from './data-table-props.ts';
import { tableRoles } from './table-roles.ts';

/** All rows, or the rows of a long list that are in sight. */
export function DataTableRows<Row>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { columns, rows, rowKey, rowClass, groupOf, rowWindow } = props;
  /** The heading before a row, where a group begins. */
  const headingOf = (row: Row, place: number): string | undefined => {
    const before = rows[place - 1];
    const heading = groupOf?.(row);
    return before && groupOf?.(before) === heading ? undefined : heading;
  };
  if (!rowWindow)
    return rows.map((row, place) => (
      <TableRow
        key={rowKey(row)}
        columns={columns}
        row={row}
        className={rowClass?.(row)}
        heading={headingOf(row, place)}
      />
    ));
  const { drawn, after, measure } = rowWindow;
  const shown = drawn.flatMap(({ place, before }) => {
    const row = rows[place];
    if (!row) return [];
    return [
      <Gap key={`before-${rowKey(row)}`} height={before} span={columns.length} />,
      <TableRow
        key={rowKey(row)}
        {...{ columns, row, place, measure }}
        className={rowClass?.(row)}
        heading={headingOf(row, place)}
      />,
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
  /** The group that begins with the row. */
  heading: string | undefined;
  /** Among all rows of a list of which a part is drawn. */
  place?: number;
  measure?: (row: HTMLElement | null) => void;
};

/** Drawn again only for another row or other columns, so that a long list grows cheaply. */
// A memoised component keeps no type parameter of its own.
const TableRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row>({ heading, ...props }: RowProps<Row>) {
  if (heading === undefined) return <OneRow {...props} />;
  return (
    <>
      <tr {...tableRoles.row} className="group-head">
        <th {...tableRoles.rowHead} colSpan={props.columns.length} scope="rowgroup">
          {heading}
        </th>
      </tr>
      <OneRow {...props} />
    </>
  );
}

function OneRow<Row>({ columns, row, className, place, measure }: Omit<RowProps<Row>, 'heading'>) {
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
