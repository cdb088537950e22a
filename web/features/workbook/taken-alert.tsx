import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { useListText } from '#web/lib/use-list-text.ts';
import type { Check } from './use-check.ts';

/** Warns of what an import takes away; nothing where it takes nothing. */
export function TakenAlert({ taken: { pricesTaken, membersTaken, unpriced } }: Pick<Check, 'taken'>) {
  const { t } = useTranslation('workbook');
  const listText = useListText();
  const what = [
    ...(pricesTaken > 0 ? [t('taken.prices', { count: pricesTaken })] : []),
    ...(membersTaken > 0 ? [t('taken.members', { count: membersTaken })] : []),
  ];
  if (what.length === 0) return null;
  const without = unpriced.map(({ list, count }) => t('taken.products', { list, count }));
  return (
    <Alert tone="warn">
      {t('taken.text', { what: listText(what) })}
      {without.length > 0 && ` ${t('taken.unpriced', { what: listText(without) })}`}
    </Alert>
  );
}
