import { useTranslation } from 'react-i18next';
import { useSpreadsheet } from '#web/lib/use-spreadsheet.ts';
import type { OfferRow } from './use-list.ts';

/** Saves a spreadsheet of all offers that were found, in the order shown (FUP-007). */
export function useExport(found: readonly OfferRow[]) {
  const { t } = useTranslation('offerList');
  return useSpreadsheet({
    path: '/exportOffers',
    body: () => ({ ids: found.map(({ id }) => id) }),
    fileName: t('export.fileName'),
    failed: (reason) => t('export.failed', { reason }),
  });
}
