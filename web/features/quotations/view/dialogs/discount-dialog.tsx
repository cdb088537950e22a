import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setQuotationDiscounts } from '#shared/editing/set-quotation-discounts.ts';
import { setRowDiscounts } from '#shared/editing/set-row-discounts.ts';
import { formatPercent } from '#shared/format/format-percent.ts';
import { combinedDiscount, type Discounts, discountFactor } from '#shared/money/discount-factor.ts';
import { percentOfFraction } from '#shared/money/fraction-of-percent.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { discountForm } from '#shared/schemas/discount-form.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { NumberField } from '#web/components/number-field.tsx';
import { useProductText } from '../product-text.ts';
import type { Edit } from '../use-quotation-draft.ts';
import { DialogActions } from './dialog-actions.tsx';
import { useNumberForm } from './use-number-form.ts';

type Props = {
  quotation: Quotation;
  /** Left out: the discounts of the quotation, for every row. */
  priced?: PricedRow;
  edit: (edit: Edit) => void;
  onClose: () => void;
};

const typedOf = (fraction: number) => String(percentOfFraction(fraction)).replace('.', ',');
const typedDiscounts = ({ discount, discountExtra, discountAccounting }: Discounts) => ({
  discount: typedOf(discount),
  discountExtra: typedOf(discountExtra),
  discountAccounting: typedOf(discountAccounting),
});

/** Coding, extra and accounting discount of a row, or of the quotation and every row (QVW-047, QCA-019, OP15). */
export function DiscountDialog({ quotation, priced, edit, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const [initial] = useState(() => typedDiscounts(priced?.row ?? quotation));
  const form = useNumberForm(initial, (typed) => discountForm.safeParse(typed));
  const submit = () =>
    form.submit((discounts) => {
      edit((now) =>
        priced ? setRowDiscounts(now, priced.sId, discounts) : setQuotationDiscounts(now, discounts),
      );
      onClose();
    });
  const together = form.values && formatPercent(combinedDiscount(discountFactor(form.values)));
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
      footer={<DialogActions onCancel={onClose} />}
    >
      <div className="stack">
        {!priced && (
          <Alert tone="info">{t('discount.replaces', { count: quotation.selectedProducts.length })}</Alert>
        )}
        {priced?.cost === null && <Alert tone="info">{t('discount.noEffect')}</Alert>}
        <div className="grid3">
          <NumberField label={t('discount.coding')} unit="%" {...form.field('discount')} />
          <NumberField label={t('discount.extra')} unit="%" {...form.field('discountExtra')} />
          <NumberField label={t('discount.accounting')} unit="%" {...form.field('discountAccounting')} />
        </div>
      </div>
    </Dialog>
  );
}
