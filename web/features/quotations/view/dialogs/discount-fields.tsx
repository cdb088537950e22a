import { useTranslation } from 'react-i18next';
import { NumberField } from '#web/components/number-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { DiscountForm } from './use-discount-form.ts';

/** The three discounts in the order they apply (QCA-019), and the chain they make. */
export function DiscountFields({ form }: { form: DiscountForm }) {
  const { t } = useTranslation('quotations');
  const { onChange, ...chain } = form.chainField;
  return (
    <>
      <div className="grid3">
        <NumberField label={t('discount.coding')} unit="%" {...form.discountField('discount')} />
        <NumberField label={t('discount.extra')} unit="%" {...form.discountField('discountExtra')} />
        <NumberField
          label={t('discount.accounting')}
          unit="%"
          {...form.discountField('discountAccounting')}
        />
      </div>
      <TextField
        label={t('discount.chain')}
        hint={t('discount.chainHint')}
        placeholder="10+5+2"
        autoComplete="off"
        unit="%"
        {...chain}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
