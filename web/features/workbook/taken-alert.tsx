import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { useListText } from '#web/lib/use-list-text.ts';
import type { Check } from './use-check.ts';
import { useTitles } from './use-titles.ts';

type Taken = Check['taken'];
type Props = { taken: Taken; action?: ReactNode; children?: ReactNode };

/** The first sheet of which an import takes something away. */
export const takenSheet = ({ pricesTaken, membersTaken, rowsTaken }: Taken): string | undefined =>
  pricesTaken > 0 ? 'prices' : membersTaken > 0 ? 'members' : rowsTaken[0]?.sheet;

/** Warns of what an import takes away; nothing where it takes nothing. */
export function TakenAlert({ taken, action, children }: Props) {
  const { t } = useTranslation('workbook');
  const listText = useListText();
  const titles = useTitles();
  if (takenSheet(taken) === undefined) return null;
  const { pricesTaken, membersTaken, rowsTaken, unpriced } = taken;
  const what = [
    ...(pricesTaken > 0 ? [t('taken.prices', { count: pricesTaken })] : []),
    ...(membersTaken > 0 ? [t('taken.members', { count: membersTaken })] : []),
    ...rowsTaken.map(({ sheet, count }) => t('taken.rows', { count, sheet: titles.sheet(sheet) })),
  ];
  const without = unpriced.map(({ list, count }) => t('taken.products', { list, count }));
  return (
    <Alert tone="warn" action={action}>
      {t('taken.text', { what: listText(what) })}
      {without.length > 0 && ` ${t('taken.unpriced', { what: listText(without) })}`}
      {children}
    </Alert>
  );
}
