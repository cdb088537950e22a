import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { priceListFileName } from '#shared/catalogue/price-list-file-name.ts';
import { useToast } from '#web/components/toast.tsx';
import { currentConfiguration } from '#web/lib/configuration.ts';
import { saveSpreadsheet } from '#web/lib/save-spreadsheet.ts';

/** Saves the spreadsheet of a price list (PLI-034 to PLI-038); `busy` is the list that is being made. */
export function useDownload() {
  const { t } = useTranslation('priceLists');
  const toast = useToast();
  const [busy, setBusy] = useState<string>();
  const download = async ({ id, name }: { id: string; name: string }) => {
    const query = new URLSearchParams({ pricelist: id });
    setBusy(id);
    try {
      const address = `${currentConfiguration().functionsEndpoint}/downloadPricelistXLS?${query}`;
      await saveSpreadsheet(address, priceListFileName(name));
    } catch (error) {
      console.error(error);
      toast({ tone: 'err', text: t('errors.downloadError') });
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, download };
}
