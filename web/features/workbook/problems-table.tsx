import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCatalogueNumber, formatEuro } from '#shared/format/format-catalogue-number.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { usePriceLists } from '#web/lib/use-price-lists.ts';
import type { Check } from './use-check.ts';
import { placeOfSheet, useTitles } from './use-titles.ts';

type Problem = Check['problems'][number];
type Doubt = Check['doubts'][number];
type InCell = Pick<Problem, 'sheet' | 'row' | 'column' | 'value'>;
type Placed<Told> = Told & { place: number };

function useColumns<Told extends InCell>(reasonOf: (told: Told) => ReactNode): Column<Placed<Told>>[] {
  const { t } = useTranslation(['workbook', 'common']);
  const titles = useTitles();
  const { data: lists = [] } = usePriceLists();
  return [
    {
      key: 'sheet',
      header: t('problems.sheet'),
      width: '18%',
      card: 'title',
      render: ({ sheet }) => titles.sheet(sheet),
    },
    { key: 'row', header: t('problems.row'), width: '72px', render: ({ row }) => row },
    {
      key: 'column',
      header: t('problems.column'),
      width: '22%',
      render: ({ column }) =>
        column ? titles.column(column, lists) : <span className="muted">{t('problems.wholeRow')}</span>,
    },
    { key: 'reason', header: t('problems.reason'), card: 'line', render: reasonOf },
    {
      key: 'value',
      header: t('problems.value'),
      render: ({ value }) =>
        value ? (
          <span className="found">{value}</span>
        ) : (
          <span className="faint">
            <span aria-hidden="true">–</span>
            <span className="vh">{t('common:table.noValue')}</span>
          </span>
        ),
    },
  ];
}

type Props<Told> = {
  title: string;
  cells: readonly Told[];
  count: number;
  reasonOf: (told: Told) => ReactNode;
};

/** Cells of the file, each with its place and what is to be said of it. */
function CellsTable<Told extends InCell>({ title, cells, count, reasonOf }: Props<Told>) {
  const { t } = useTranslation('workbook');
  const columns = useColumns(reasonOf);
  const rows = cells
    .map((cell, place) => ({ ...cell, place }))
    .toSorted((a, b) => placeOfSheet(a.sheet) - placeOfSheet(b.sheet) || a.row - b.row);
  const first = { shown: formatWhole(rows.length), count: formatWhole(count) };
  return (
    <>
      <h2>{title}</h2>
      <div className="problems">
        <DataTable caption={title} columns={columns} rows={rows} rowKey={({ place }) => String(place)} />
      </div>
      {count > rows.length && <p className="muted s">{t('problems.first', first)}</p>}
    </>
  );
}

/** The cells of the file that cannot be taken, each with its place. */
export function ProblemsTable({ problems, count }: { problems: readonly Problem[]; count: number }) {
  const { t } = useTranslation('workbook');
  const titles = useTitles();
  const reasonOf = ({ reason, allowed }: Problem) => titles.reason(reason, allowed ?? []);
  return <CellsTable title={t('problems.title')} cells={problems} count={count} reasonOf={reasonOf} />;
}

/** Prices and sizes of the file that may be read in two ways, with both. */
export function DoubtsTable({ doubts, count }: { doubts: readonly Doubt[]; count: number }) {
  const { t } = useTranslation(['workbook', 'common']);
  const reasonOf = ({ sheet, column, read, other }: Doubt) => {
    const isPrice = sheet === 'prices' && column !== 'packaging';
    const written = (number: number) => (isPrice ? `${formatEuro(number)} €` : formatCatalogueNumber(number));
    return (
      <>
        {t('common:number.read', { number: written(read) })}{' '}
        <b>{t('common:number.other', { number: written(other) })}</b>
      </>
    );
  };
  return (
    <>
      <CellsTable title={t('doubts.title')} cells={doubts} count={count} reasonOf={reasonOf} />
      <p className="muted s">{t('doubts.text')}</p>
    </>
  );
}
