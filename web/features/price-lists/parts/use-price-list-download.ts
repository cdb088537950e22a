import { useTranslation } from 'react-i18next';
import { priceListFileName } from '#shared/catalogue/price-list-file-name.ts';
import { useSpreadsheet } from '#web/lib/use-spreadsheet.ts';

/** Saves the spreadsheet of a price list (PLI-034 to PLI-038). */
export function usePriceListDownload({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('priceLists');
  return useSpreadsheet({
    path: `/downloadPricelistXLS?${new URLSearchParams({ pricelist: id })}`,
    fileName: priceListFileName(name),
    failed: () => t('errors.downloadError'),
  });
}
