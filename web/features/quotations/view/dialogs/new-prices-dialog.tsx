import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { applyTodayPrices } from '#shared/editing/price-changes.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPackaging } from '#shared/format/format-pack.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { packPriceChanges } from '#shared/pricing/pack-price-changes.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation, RowPrices } from '#shared/schemas/quotation.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { PriceStep } from '../price-step.tsx';
import { RowChoices, useLeftRows } from './row-choices.tsx';

type Props = {
  quotation: Quotation;
  changes: readonly RowPrices[];
  onApply: (chosen: readonly RowPrices[]) => void;
  onClose: () => void;
};

/** The rows with other prices that are updated, and the cost of the quotation with them. */
function useChoice(quotation: Quotation, changes: readonly RowPrices[]) {
  const { left, choose } = useLeftRows();
  const chosen = useMemo(() => changes.filter(({ sId }) => !left.has(sId)), [changes, left]);
  const before = useMemo(() => priceQuotation(quotation), [quotation]);
  const updated = useMemo(() => priceQuotation(applyTodayPrices(quotation, changes)), [quotation, changes]);
  const after = useMemo(() => priceQuotation(applyTodayPrices(quotation, chosen)), [quotation, chosen]);
  const rows = changes.flatMap(({ sId }) => {
    const [old, now] = [before, updated].map(({ rows: all }) => all.find((row) => row.sId === sId));
    return old && now ? [{ sId, before: old, after: now }] : [];
  });
  return { chosen, rows, before, after, left, choose };
}

/** The stored prices and today's prices, row by row; ticked rows become a pending change. */
export default function NewPricesDialog({ quotation, changes, onApply, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const { chosen, rows, before, after, left, choose } = useChoice(quotation, changes);
  return (
    <Dialog
      title={t('newPrices.title')}
      context={t('newPrices.context')}
      width={700}
      onSubmit={() => onApply(chosen)}
      onClose={onClose}
      footer={
        <SubmitButtons disabled={chosen.length === 0}>
          {t('newPrices.apply', { count: chosen.length })}
        </SubmitButtons>
      }
    >
      <RowChoices label={t('newPrices.rows')} rows={rows} left={left} choose={choose}>
        {(row) => <Prices {...row} />}
      </RowChoices>
      <div className="row-choices-total" aria-live="polite">
        <b>{t('newPrices.total')}</b>
        <PriceStep before={before.total} after={after.total} format={formatMoney} />
      </div>
    </Dialog>
  );
}

/** The packages of a product whose price differs, and the cost of the row before and after. */
function Prices({ before, after }: Record<'before' | 'after', PricedRow>) {
  const { t } = useTranslation('quotations');
  const packs = packPriceChanges(before, after);
  return (
    <dl>
      {packs.map((pack) => (
        <div key={pack.size}>
          <dt>{formatPackaging(pack.size, before.row.um)}</dt>
          <dd>
            <PriceStep before={pack.before} after={pack.after} format={formatPrice} />
          </dd>
        </div>
      ))}
      <div className="cost">
        <dt>{t('newPrices.cost')}</dt>
        <dd>
          <PriceStep before={before.cost} after={after.cost} format={formatMoney} />
        </dd>
      </div>
    </dl>
  );
}
