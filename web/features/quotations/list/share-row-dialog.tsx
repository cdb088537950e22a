import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { AwaitedField } from '#web/components/dialog-place.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import type { DocumentChoice } from '../print/document-address.ts';
import { openPdf, openPrintView } from '../print/download-document.ts';
import ShareDialog from '../view/share/share-dialog.tsx';
import { useQuotation } from '../view/use-quotation.ts';
import type { ListedQuotation } from './use-quotations.ts';

type Props = { row: ListedQuotation; onFailure: (error: unknown) => void; onClose: () => void };

/** The share links of a row; the quotation says whether there are prices to show. */
export default function ShareRowDialog({ row, onFailure, onClose }: Props) {
  const { t } = useTranslation(['share', 'common']);
  const { data, error, refetch } = useQuotation(row.id);
  // Later versions change nothing of what the dialog asks.
  const [opened, setOpened] = useState<Quotation>();
  if (data && !opened) setOpened(data);
  if (opened) return <ShareQuotation quotation={opened} onFailure={onFailure} onClose={onClose} />;
  return (
    <DialogFrame title={t('title')} context={quotationTitle(row)} onClose={onClose}>
      {error ? (
        <LoadFailure icon="refresh" error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="stack" role="status" aria-label={t('common:state.loading')}>
          <AwaitedField />
          <Skeleton width="60%" />
          <Skeleton width="90%" />
        </div>
      )}
    </DialogFrame>
  );
}

type LoadedProps = Omit<Props, 'row'> & { quotation: Quotation };

function ShareQuotation({ quotation, onFailure, onClose }: LoadedProps) {
  const { id, pricelist } = quotation;
  const { hasMoney, hasDiscounts } = useMemo(() => priceQuotation(quotation), [quotation]);
  const run = (kind: 'print' | 'pdf', type: 0, link?: DocumentChoice['link']) => {
    const choice = { id, pricelist: pricelist?.id ?? null, showPrices: false, showSpecs: false, type, link };
    void (kind === 'print' ? openPrintView(choice) : openPdf(choice)).catch(onFailure);
  };
  return (
    <ShareDialog
      draft={{ saved: quotation, changes: 0 }}
      documents={{ hasMoney, hasDiscounts: hasMoney && hasDiscounts, run }}
      onClose={onClose}
    />
  );
}
