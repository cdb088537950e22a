import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { NoValue } from '#web/components/amount.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import './file-check.css';

type InCell = { sheet: string; row: number; column: string; value: string };

/** Names of sheets and columns as in the file; a column without a name means the whole row. */
export type CellNames = {
  sheet: (sheet: string) => string;
  column: (column: string, sheet: string) => string | undefined;
  /** The place of a sheet in the file. */
  place: (sheet: string) => number;
};

type Props<Told> = {
  title: string;
  cells: readonly Told[];
  /** All there are: a long list is cut. */
  count: number;
  names: CellNames;
  reasonOf: (told: Told) => ReactNode;
};

function useColumns<Told extends InCell>(
  names: CellNames,
  reasonOf: (told: Told) => ReactNode,
): Column<Told & { place: number }>[] {
  const { t } = useTranslation('fileCheck');
  return [
    {
      key: 'sheet',
      header: t('cells.sheet'),
      width: '18%',
      card: 'title',
      render: ({ sheet }) => names.sheet(sheet),
    },
    { key: 'row', header: t('cells.row'), width: '72px', render: ({ row }) => row },
    {
      key: 'column',
      header: t('cells.column'),
      width: '22%',
      render: ({ column, sheet }) =>
        names.column(column, sheet) ?? <span className="muted">{t('cells.wholeRow')}</span>,
    },
    { key: 'reason', header: t('cells.reason'), card: 'line', render: reasonOf },
    {
      key: 'value',
      header: t('cells.value'),
      render: ({ value }) => (value ? <span className="found">{value}</span> : <NoValue />),
    },
  ];
}

/** Cells of a file, each with its place and what is to be said of it. */
export function CellsTable<Told extends InCell>({ title, cells, count, names, reasonOf }: Props<Told>) {
  const { t } = useTranslation('fileCheck');
  const columns = useColumns(names, reasonOf);
  const rows = cells
    .map((cell, place) => ({ ...cell, place }))
    .toSorted((a, b) => names.place(a.sheet) - names.place(b.sheet) || a.row - b.row);
  return (
    <>
      <h2>{title}</h2>
      <div className="problems">
        <DataTable caption={title} columns={columns} rows={rows} rowKey={({ place }) => String(place)} />
      </div>
      {count > rows.length && (
        <p className="muted s">
          {t('cells.first', { shown: formatWhole(rows.length), count: formatWhole(count) })}
        </p>
      )}
    </>
  );
}
