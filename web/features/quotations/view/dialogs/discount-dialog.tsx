import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { setQuotationDiscounts } from '#shared/editing/set-quotation-discounts.ts';
import { setRowDiscounts } from '#shared/editing/set-row-discounts.ts';
import { formatPercent } from '#shared/format/format-percent.ts';
import { combinedDiscount, discountFactor } from '#shared/money/discount-factor.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useProductText } from '../product-text.ts';
import type { Edit } from '../use-quotation-draft.ts';
import { DialogActions } from './dialog-actions.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { DiscountSteps } from './discount-steps.tsx';
import { useDiscountForm } from './use-discount-form.ts';

type Props = {
  quotation: Quotation;
  /** Left out: the discounts of the quotation, for every row. */
  priced?: PricedRow;
  edit: (edit: Edit) => void;
  onClose: () => void;
};

/** Coding, extra and accounting discount of a row, or of the quotation and every row (QVW-047, QCA-019, OP15). */
export function DiscountDialog({ quotation, priced, edit, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const form = useDiscountForm(priced?.row ?? quotation);
  const rows = useMemo(() => (priced ? [priced] : priceQuotation(quotation).rows), [priced, quotation]);
  const submit = () =>
    form.submit((discounts) => {
      edit((now) =>
        priced ? setRowDiscounts(now, priced.sId, discounts) : setQuotationDiscounts(now, discounts),
      );
      onClose();
    });
  const together = form.discounts && formatPercent(combinedDiscount(discountFactor(form.discounts)));
  return (
    <Dialog
      title={
        priced ? t('discount.rowTitle', { product: text(priced.row.name).text }) : t('discount.globalTitle')
      }
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
        {!priced && (
          <Alert tone="info">{t('discount.replaces', { count: quotation.selectedProducts.length })}</Alert>
        )}
        {priced?.cost === null && <Alert tone="info">{t('discount.noEffect')}</Alert>}
        <DiscountFields form={form} />
        {form.discounts && <DiscountSteps rows={rows} discounts={form.discounts} />}
      </div>
    </Dialog>
  );
}
