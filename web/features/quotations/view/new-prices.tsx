import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyTodayPrices, priceChanges } from '#shared/editing/price-changes.ts';
import type { RowPrices } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import type { QuotationView } from './use-quotation-view.ts';

const NewPricesDialog = lazyDialog(() => import('./dialogs/new-prices-dialog.tsx'));

type Props = QuotationView & { todayPrices: readonly RowPrices[] | null | undefined };

/** Says that the catalogue has other prices. The quotation keeps its own until a user takes the new ones. */
export function NewPrices({ draft, replaceDraft, todayPrices }: Props) {
  const { t } = useTranslation('quotations');
  const [comparing, setComparing] = useState(false);
  const { saved, draft: quotation } = draft;
  const changes = useMemo(() => priceChanges(quotation, todayPrices), [quotation, todayPrices]);
  if (changes.length === 0) return null;
  const apply = (chosen: readonly RowPrices[]) => {
    const text = t('newPrices.applied', { count: chosen.length });
    replaceDraft({ next: { saved, draft: applyTodayPrices(quotation, chosen) }, back: quotation, text });
    setComparing(false);
  };
  return (
    <div className="quotation-notices">
      <Alert
        action={
          <Button small onClick={() => setComparing(true)}>
            {t('newPrices.compare')}
          </Button>
        }
      >
        {t('newPrices.notice', { count: changes.length })}
      </Alert>
      {comparing && (
        <DialogPlace>
          <NewPricesDialog
            quotation={quotation}
            changes={changes}
            onApply={apply}
            onClose={() => setComparing(false)}
          />
        </DialogPlace>
      )}
    </div>
  );
}
