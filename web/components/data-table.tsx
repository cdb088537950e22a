import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { CardSort } from './card-sort.tsx';
import type { Column, DataTableProps } from './data-table-props.ts';
import { DataTableRows } from './data-table-rows.tsx';
import { pressedOrder } from './data-table-sort.ts';
import { Icon } from './icon.tsx';
import { Skeleton, useSkeleton } from './skeleton.tsx';
import { tableRoles } from './table-roles.ts';

export function DataTable<Row>(given: DataTableProps<Row>) {
  const props = { ...given, columns: useShownColumns(given) };
  const { caption, rows, rowWindow, refetching, empty, pager } = props;
  const { t } = useTranslation();
  const skeleton = useSkeleton(rows === undefined);
  const areCards = useNarrowerThan(640);
  if (rows?.length === 0 && empty) return <section className="card empty-card">{empty}</section>;
  return (
    <section className="card cards" aria-busy={rows === undefined || refetching || undefined}>
      {areCards && <CardSort {...props} />}
      <table
        {...tableRoles.table}
        className={`table${refetching ? ' dimmed' : ''}`}
        aria-rowcount={rows && rowWindow ? rows.length + 1 : undefined}
      >
        <caption className="vh">{rows === undefined ? `${caption}: ${t('table.loading')}` : caption}</caption>
        <Head {...props} onSort={areCards ? undefined : props.onSort} />
        <tbody {...tableRoles.group} ref={rowWindow?.body}>
          {rows ? <DataTableRows {...props} rows={rows} /> : <SkeletonRows {...props} shown={skeleton} />}
        </tbody>
      </table>
      {rows && pager}
    </section>
  );
}

/** The column by which the table is sorted is always shown. */
const useShownColumns = <Row,>({ columns, sort }: DataTableProps<Row>) =>
  useMemo(
    () => columns.map((column) => (column.key === sort?.by ? { ...column, roomy: false } : column)),
    [columns, sort?.by],
  );

function Head<Row>({ columns, sort, onSort, restingSort }: DataTableProps<Row>) {
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {columns.map((column) => (
          <SortableHead key={column.key} {...{ column, sort, onSort, restingSort }} />
        ))}
      </tr>
    </thead>
  );
}

type HeadProps<Row> = { column: Column<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSort' | 'restingSort'>;

function SortableHead<Row>({ column, sort, onSort, restingSort }: HeadProps<Row>) {
  const { key, header, head, numeric, hideHeader, width, roomy } = column;
  const sorted = sort?.by === key ? sort : undefined;
  const arrow = sorted ? (sorted.descending ? 'arrow-down' : 'arrow-up') : 'sort-alt';
  return (
    <th
      {...tableRoles.head}
      scope="col"
      className={`${numeric ? 'num' : ''}${roomy ? ' roomy' : ''}`.trim() || undefined}
      style={width ? { width } : undefined}
      aria-sort={sorted && (sorted.descending ? 'descending' : 'ascending')}
    >
      {column.sortable && onSort ? (
        <button type="button" onClick={() => onSort(pressedOrder(column, sort, restingSort))}>
          {header}
          <Icon name={arrow} />
        </button>
      ) : (
        (head ?? <span className={hideHeader ? 'vh' : undefined}>{header}</span>)
      )}
    </th>
  );
}

function SkeletonRows<Row>({ columns, skeletonRows = 8, shown }: DataTableProps<Row> & { shown: boolean }) {
  return Array.from({ length: skeletonRows }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows that are not there yet have only their place
    <tr {...tableRoles.row} key={index}>
      {columns.map(({ key, card = 'value', roomy }) => (
        <td {...tableRoles.cell} key={key} className={`card-${card}${roomy ? ' roomy' : ''}`}>
          {card !== 'actions' && card !== 'choose' && (
            <Skeleton width={card === 'title' ? '60%' : '40%'} shown={shown} />
          )}
        </td>
      ))}
    </tr>
  ));
}
