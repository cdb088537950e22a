import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyTodayPrices } from '#shared/editing/price-changes.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation, RowPrices } from '#shared/schemas/quotation.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { PriceStep } from '../price-step.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { NewPricesRow } from './new-prices-row.tsx';
import './new-prices-dialog.css';

type Props = {
  quotation: Quotation;
  changes: readonly RowPrices[];
  onApply: (chosen: readonly RowPrices[]) => void;
  onClose: () => void;
};

/** Which of the rows with other prices to update, and what the quotation would cost. */
function useChoice(quotation: Quotation, changes: readonly RowPrices[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => changes.filter(({ sId }) => !left.has(sId)), [changes, left]);
  const before = useMemo(() => priceQuotation(quotation), [quotation]);
  const updated = useMemo(() => priceQuotation(applyTodayPrices(quotation, changes)), [quotation, changes]);
  const after = useMemo(() => priceQuotation(applyTodayPrices(quotation, chosen)), [quotation, chosen]);
  const rows = changes.flatMap(({ sId }) => {
    const [old, now] = [before, updated].map(({ rows: all }) => all.find((row) => row.sId === sId));
    return old && now ? [{ before: old, after: now }] : [];
  });
  const choose = (sIds: readonly string[], isChosen: boolean) => {
    const kept = [...left].filter((sId) => !sIds.includes(sId));
    setLeft(new Set(isChosen ? kept : [...kept, ...sIds]));
  };
  return { chosen, rows, before, after, isLeft: (sId: string) => left.has(sId), choose };
}

/** Row by row the prices the quotation has and those of today; what is ticked becomes a pending change. */
export default function NewPricesDialog({ quotation, changes, onApply, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const { chosen, rows, before, after, isLeft, choose } = useChoice(quotation, changes);
  return (
    <Dialog
      title={t('newPrices.title')}
      context={t('newPrices.context')}
      width={700}
      onSubmit={() => onApply(chosen)}
      onClose={onClose}
      footer={
        <DialogActions
          label={t('newPrices.apply', { count: chosen.length })}
          disabled={chosen.length === 0}
        />
      }
    >
      {changes.length > 1 && (
        <div className="new-prices-all">
          <Checkbox
            label={t('newPrices.all')}
            checked={chosen.length === changes.length}
            some={chosen.length > 0 && chosen.length < changes.length}
            onChange={(event) =>
              choose(
                changes.map(({ sId }) => sId),
                event.target.checked,
              )
            }
          />
        </div>
      )}
      <ul className="new-prices" aria-label={t('newPrices.rows')}>
        {rows.map((row) => (
          <NewPricesRow
            key={row.before.sId}
            {...row}
            checked={!isLeft(row.before.sId)}
            onChange={(isChosen) => choose([row.before.sId], isChosen)}
          />
        ))}
      </ul>
      <div className="new-prices-total" aria-live="polite">
        <b>{t('newPrices.total')}</b>
        <PriceStep before={before.total} after={after.total} format={formatMoney} />
      </div>
    </Dialog>
  );
}
