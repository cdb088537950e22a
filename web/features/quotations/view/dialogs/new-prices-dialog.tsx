import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyTodayPrices } from '#shared/editing/price-changes.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPackaging } from '#shared/format/format-pack.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { packPriceChanges } from '#shared/pricing/pack-price-changes.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation, RowPrices } from '#shared/schemas/quotation.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import { PriceStep } from '../price-step.tsx';
import './new-prices-dialog.css';

type Props = {
  quotation: Quotation;
  changes: readonly RowPrices[];
  onApply: (chosen: readonly RowPrices[]) => void;
  onClose: () => void;
};

/** The rows with other prices that are updated, and the cost of the quotation with them. */
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

/** The stored prices and today's prices, row by row; ticked rows become a pending change. */
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
        <SubmitButtons disabled={chosen.length === 0}>
          {t('newPrices.apply', { count: chosen.length })}
        </SubmitButtons>
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
      <ul aria-label={t('newPrices.rows')}>
        {rows.map((row) => (
          <Row
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

type RowProps = {
  before: PricedRow;
  after: PricedRow;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** The packages of a product whose price differs, and the cost of the row before and after. */
function Row({ before, after, checked, onChange }: RowProps) {
  const { t } = useTranslation('quotations');
  const packs = packPriceChanges(before, after);
  return (
    <li className="new-prices-row">
      <Checkbox
        label={useProductText()(before.row.name).text}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <dl>
        {packs.map((pack) => (
          <div key={pack.size}>
            <dt>{formatPackaging(pack.size, before.row.um)}</dt>
            <dd>
              <PriceStep before={pack.before} after={pack.after} format={formatPrice} />
            </dd>
          </div>
        ))}
        {packs.length > 0 && (
          <div className="cost">
            <dt>{t('newPrices.cost')}</dt>
            <dd>
              <PriceStep before={before.cost} after={after.cost} format={formatMoney} />
            </dd>
          </div>
        )}
      </dl>
      {packs.length === 0 && <p className="muted s">{t('newPrices.otherRanges')}</p>}
    </li>
  );
}
