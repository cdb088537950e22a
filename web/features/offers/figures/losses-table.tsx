import { useTranslation } from 'react-i18next';
import type { LossRow } from '#shared/offers/following/losses-by-reason.ts';
import { useHowText } from '../sent/use-outcome-text.ts';
import { FiguresTable } from './figures-table.tsx';

/** Why offers were lost, by the customer's word or the owner's, the most frequent reason first (FUP-023). */
export function LossesTable({ losses }: { losses: readonly LossRow[] }) {
  const { t } = useTranslation('offerFigures');
  const howText = useHowText();
  return (
    <FiguresTable
      caption={t('losses')}
      kind={t('reason')}
      whole={Math.max(...losses.map(({ value }) => value))}
      rows={losses.map(({ reason, ...figure }) => ({
        ...{ key: reason, group: 'lost' as const, ...figure },
        name: reason === 'unsaid' ? t('unsaid') : howText(reason),
      }))}
    />
  );
}
