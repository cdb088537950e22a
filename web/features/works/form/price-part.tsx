import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/components/checkbox.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { AmountField, type WorkFormState } from '../parts/amount-field.tsx';
import { useUnitText } from '../parts/use-unit-text.ts';
import { useVatOptions } from './use-defaults.ts';
import { euroText } from './use-work-form.ts';

/** The price of a unit, its VAT, and whether it has the materials in it (WRK-002, WRK-006). */
export function PricePart({ form }: { form: WorkFormState }) {
  const { t } = useTranslation('works');
  const unitText = useUnitText();
  const unit = form.watch('unit');
  const vat = useController({ control: form.control, name: 'vat' }).field;
  const finished = useController({ control: form.control, name: 'finished' }).field;
  const stored = form.formState.defaultValues?.vat ?? '';
  return (
    <>
      <div className="pairs">
        <AmountField
          form={form}
          name="price"
          label={t('form.price')}
          unit={unit === 'corpo' ? '€' : `€ / ${unitText(unit)}`}
          hint={t('form.priceHint')}
          write={euroText}
        />
        <SelectField
          label={t('form.vat')}
          placeholder={t('form.vatOfOffer')}
          options={useVatOptions(stored)}
          value={vat.value ?? ''}
          onChange={vat.onChange}
          onBlur={vat.onBlur}
        />
      </div>
      <Checkbox
        label={t('form.finished')}
        checked={finished.value}
        onChange={({ target }) => finished.onChange(target.checked)}
      />
    </>
  );
}
