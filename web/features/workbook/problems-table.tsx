import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '#web/components/data-table.tsx';
import { usePricelists } from '#web/lib/use-pricelists.ts';
import type { Check } from './use-check.ts';
import { useTitles } from './use-titles.ts';

type Problem = Check['problems'][number] & { place: number };

function useColumns(): Column<Problem>[] {
  const { t } = useTranslation(['workbook', 'common']);
  const titles = useTitles();
  const { data: lists = [] } = usePricelists();
  return [
    { key: 'sheet', header: t('problems.sheet'), card: 'title', render: ({ sheet }) => titles.sheet(sheet) },
    {
      key: 'reason',
      header: t('problems.reason'),
      card: 'line',
      render: ({ reason }) => titles.reason(reason),
    },
    { key: 'row', header: t('problems.row'), numeric: true, width: '90px', render: ({ row }) => row },
    {
      key: 'column',
      header: t('problems.column'),
      render: ({ column }) =>
        column ? titles.column(column, lists) : <span className="muted">{t('problems.wholeRow')}</span>,
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

/** What cannot be taken from the file, and where it stands there. */
export function ProblemsTable({ problems, count }: { problems: Check['problems']; count: number }) {
  const { t } = useTranslation('workbook');
  const columns = useColumns();
  const rows = problems.map((problem, place) => ({ ...problem, place }));
  return (
    <>
      <h2>{t('problems.title')}</h2>
      <DataTable
        caption={t('problems.title')}
        columns={columns}
        rows={rows}
        rowKey={({ place }) => String(place)}
      />
      {count > rows.length && <p className="muted s">{t('problems.first', { shown: rows.length, count })}</p>}
    </>
  );
}
