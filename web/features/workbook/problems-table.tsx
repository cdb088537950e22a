import { useTranslation } from 'react-i18next';
import { formatCatalogueNumber, formatEuro } from '#shared/format/format-catalogue-number.ts';
import { type CellNames, CellsTable } from '#web/components/file-check/cells-table.tsx';
import { usePriceLists } from '#web/lib/use-price-lists.ts';
import type { Check } from './use-check.ts';
import { placeOfSheet, useTitles } from './use-titles.ts';

type Problem = Check['problems'][number];
type Doubt = Check['doubts'][number];

function useCellNames(): CellNames {
  const titles = useTitles();
  const { data: lists = [] } = usePriceLists();
  return {
    sheet: titles.sheet,
    column: (column) => (column ? titles.column(column, lists) : undefined),
    place: placeOfSheet,
  };
}

/** The cells of the file that cannot be taken, each with its place. */
export function ProblemsTable({ problems, count }: { problems: readonly Problem[]; count: number }) {
  const { t } = useTranslation('workbook');
  const titles = useTitles();
  const reasonOf = ({ reason, allowed }: Problem) => titles.reason(reason, allowed ?? []);
  return (
    <CellsTable
      title={t('problems.title')}
      cells={problems}
      names={useCellNames()}
      {...{ count, reasonOf }}
    />
  );
}

/** Numbers of the file that may be read in another way, which is shown where it is known, and consumptions that lack. */
export function DoubtsTable({ doubts, count }: { doubts: readonly Doubt[]; count: number }) {
  const { t } = useTranslation(['workbook', 'common']);
  const reasonOf = ({ sheet, column, read, other }: Doubt) => {
    if (column === 'consumption' && other === null) return <b>{t('doubts.lacking')}</b>;
    const isPrice = sheet === 'prices' && column !== 'packaging';
    const written = (number: number) => (isPrice ? `${formatEuro(number)} €` : formatCatalogueNumber(number));
    return (
      <>
        {t('common:number.read', { number: written(read) })}{' '}
        <b>{other === null ? t('doubts.ignored') : t('common:number.other', { number: written(other) })}</b>
      </>
    );
  };
  return (
    <>
      <CellsTable title={t('doubts.title')} cells={doubts} names={useCellNames()} {...{ count, reasonOf }} />
      <p className="muted s">{t('doubts.text')}</p>
    </>
  );
}
