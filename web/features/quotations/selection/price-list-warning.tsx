import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asksForPriceList, seesPriceListInUse } from '#shared/access/super-user.ts';
import { Alert } from '#web/components/alert.tsx';
import { LackingPriceList } from '#web/components/lacking-price-list.tsx';
import { MarkedText } from '#web/components/marked-text.tsx';
import { useUser } from '#web/lib/session.ts';

/** Tells super users the price list of the quotation, until dismissed (QNW-019 to QNW-021); others that they have none. */
export function PriceListWarning({ priceList }: { priceList: string | null | undefined }) {
  const { t } = useTranslation('quotations');
  const user = useUser();
  const isTold = seesPriceListInUse(user);
  const [dismissed, setDismissed] = useState(false);
  if (asksForPriceList(user)) return <LackingPriceList />;
  if (!isTold || dismissed) return null;
  return (
    <Alert tone="warn" onDismiss={() => setDismissed(true)}>
      {priceList ? (
        <MarkedText text={t('selection.priceList', { name: priceList })} />
      ) : (
        t('selection.noPriceList')
      )}
    </Alert>
  );
}
