import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { priceChanges } from '#shared/editing/price-changes.ts';
import type { Quotation, RowPrices } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import type { Edit } from './use-quotation-draft.ts';

const NewPricesDialog = lazy(() => import('./dialogs/new-prices-dialog.tsx'));

type Props = {
  quotation: Quotation;
  todayPrices: readonly RowPrices[] | null | undefined;
  edit: (edit: Edit) => void;
};

/** The catalogue has other prices than the quotation, which keeps its own until somebody asks for them. */
export function NewPrices({ quotation, todayPrices, edit }: Props) {
  const { t } = useTranslation('quotations');
  const [comparing, setComparing] = useState(false);
  const changes = useMemo(() => priceChanges(quotation, todayPrices), [quotation, todayPrices]);
  if (changes.length === 0) return null;
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
        <Suspense>
          <NewPricesDialog
            quotation={quotation}
            changes={changes}
            edit={edit}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
