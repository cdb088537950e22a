import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/components/checkbox.tsx';
import { AmountField, type WorkFormState } from '../parts/amount-field.tsx';
import { useUnitText } from '../parts/use-unit-text.ts';
import { euroText } from './use-work-form.ts';

/** The price of a unit, and whether it has the materials in it. */
export function PricePart({ form }: { form: WorkFormState }) {
  const { t } = useTranslation('works');
  const unitText = useUnitText();
  const unit = form.watch('unit');
  const finished = useController({ control: form.control, name: 'finished' }).field;
  return (
    <div className="pairs">
      <AmountField
        form={form}
        name="price"
        label={t('form.price')}
        unit={unit === 'corpo' ? '€' : `€ / ${unitText(unit)}`}
        hint={t('form.priceHint')}
        write={euroText}
      />
      <div className="beside-field">
        <Checkbox
          label={t('form.finished')}
          checked={finished.value}
          onChange={({ target }) => finished.onChange(target.checked)}
        />
      </div>
    </div>
  );
}
