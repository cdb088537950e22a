import { useTranslation } from 'react-i18next';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { usePriceLists } from '#web/lib/use-price-lists.ts';
import type { Check } from './use-check.ts';
import { placeOfSheet, useTitles } from './use-titles.ts';

type Problem = Check['problems'][number] & { place: number };

function useColumns(): Column<Problem>[] {
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
    {
      key: 'reason',
      header: t('problems.reason'),
      card: 'line',
      render: ({ reason, allowed }) => titles.reason(reason, allowed ?? []),
    },
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

/** The cells of the file that cannot be taken, each with its place. */
export function ProblemsTable({ problems, count }: { problems: Check['problems']; count: number }) {
  const { t } = useTranslation('workbook');
  const columns = useColumns();
  const rows = problems
    .map((problem, place) => ({ ...problem, place }))
    .toSorted((a, b) => placeOfSheet(a.sheet) - placeOfSheet(b.sheet) || a.row - b.row);
  return (
    <>
      <h2>{t('problems.title')}</h2>
      <div className="problems">
        <DataTable
          caption={t('problems.title')}
          columns={columns}
          rows={rows}
          rowKey={({ place }) => String(place)}
        />
      </div>
      {count > rows.length && <p className="muted s">{t('problems.first', { shown: rows.length, count })}</p>}
    </>
  );
}
