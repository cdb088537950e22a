import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { setQuotationDiscounts } from '#shared/editing/set-quotation-discounts.ts';
import { setRowDiscounts } from '#shared/editing/set-row-discounts.ts';
import { formatPercent } from '#shared/format/format-percent.ts';
import { combinedDiscount, type Discounts, discountFactor } from '#shared/money/discount-factor.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import type { Edit } from '../use-quotation-draft.ts';
import { DialogActions } from './dialog-actions.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { DiscountSteps } from './discount-steps.tsx';
import { useDiscountForm } from './use-discount-form.ts';

type Props = {
  quotation: Quotation;
  /** Left out: the discounts of the quotation, for every row. */
  rows?: readonly PricedRow[];
  edit: (edit: Edit) => void;
  onClose: () => void;
};

const none: Discounts = { discount: 0, discountExtra: 0, discountAccounting: 0 };

/** The discounts all the rows have; none when they differ. */
function commonDiscounts([first, ...others]: readonly PricedRow[]): Discounts {
  const isCommon = (field: keyof Discounts) => others.every(({ row }) => row[field] === first?.row[field]);
  const fields: (keyof Discounts)[] = ['discount', 'discountExtra', 'discountAccounting'];
  return first && fields.every(isCommon) ? first.row : none;
}

function useTitle(rows: readonly PricedRow[] | undefined): string {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const [first] = rows ?? [];
  if (!rows || !first) return t('discount.globalTitle');
  if (rows.length > 1) return t('discount.rowsTitle', { count: rows.length });
  return t('discount.rowTitle', { product: text(first.row.name).text });
}

/** Coding, extra and accounting discount of rows, or of the quotation and every row (QVW-047, QCA-019, OP15). */
export function DiscountDialog({ quotation, rows, edit, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const title = useTitle(rows);
  const form = useDiscountForm(rows ? commonDiscounts(rows) : quotation);
  const priced = useMemo(() => rows ?? priceQuotation(quotation).rows, [rows, quotation]);
  const submit = () =>
    form.submit((discounts) => {
      const setRow = (now: Quotation, { sId }: PricedRow) => setRowDiscounts(now, sId, discounts);
      edit((now) => (rows ? rows.reduce(setRow, now) : setQuotationDiscounts(now, discounts)));
      onClose();
    });
  const together = form.discounts && formatPercent(combinedDiscount(discountFactor(form.discounts)));
  return (
    <Dialog
      title={title}
      context={t('discount.order')}
      unsaved={form.changed}
      onSubmit={submit}
      onClose={onClose}
      footerStart={
        <span className="muted s" aria-live="polite">
          {together && t('discount.together', { discount: together })}
        </span>
      }
      footer={<DialogActions />}
    >
      <div className="stack">
        {rows?.length !== 1 && <Alert tone="info">{t('discount.replaces', { count: priced.length })}</Alert>}
        {rows?.every(({ cost }) => cost === null) && <Alert tone="info">{t('discount.noEffect')}</Alert>}
        <DiscountFields form={form} />
        {form.discounts && <DiscountSteps rows={priced} discounts={form.discounts} />}
      </div>
    </Dialog>
  );
}
