import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { roundedQuotient } from '#shared/money/rounded-quotient.ts';
import { cents } from '#shared/money/units.ts';
import { workUnits } from '#shared/schemas/work.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { NumberInput } from '../parts/number-input.tsx';
import { useUnitText } from '../parts/use-unit-text.ts';
import type { LineFields } from './line-fields.ts';
import { notations } from './line-form.ts';

/** Quantity, unit, price and discount of a work or a free line, with the amount that they give. */
export function PriceFields(fields: LineFields) {
  const { t } = useTranslation('offers');
  const unitText = useUnitText();
  const { form, set, errorOf } = fields;
  const quantity = notations.quantity.read(form.quantity);
  const isFormula = quantity != null && !/^[\d.,\s]*$/.test(form.quantity);
  return (
    <>
      <div className="pairs">
        <NumberInput
          label={t('edit.line.quantity')}
          hint={isFormula ? `= ${notations.quantity.write(quantity)}` : t('edit.line.quantityHint')}
          error={errorOf('quantity')}
          notation={notations.quantity}
          value={form.quantity}
          onType={(typed) => set({ quantity: typed })}
        />
        <UnitField {...fields} />
        <NumberInput
          label={t('edit.line.price')}
          unit={form.unit === 'corpo' ? '€' : `€ / ${unitText(form.unit)}`}
          error={errorOf('price')}
          notation={notations.price}
          value={form.price}
          onType={(price) => set({ price })}
        />
        <NumberInput
          label={t('edit.line.discount')}
          unit="%"
          error={errorOf('discount')}
          notation={notations.discount}
          value={form.discount}
          onType={(discount) => set({ discount })}
        />
      </div>
      <p className="muted s">{t('edit.line.amount', { amount: formatMoney(amountOf(fields)) })}</p>
    </>
  );
}

/** Before materials that the price takes. */
function amountOf({ form }: LineFields) {
  const read = (name: 'quantity' | 'price' | 'discount') => notations[name].read(form[name]) ?? 0;
  return cents(
    roundedQuotient([read('quantity'), read('price'), 10_000 - read('discount')], [1_000_000_000]),
  );
}

/** A work has one of five units; a free line any word of ten letters (WRK-029). */
function UnitField({ line, form, set, errorOf }: LineFields) {
  const { t } = useTranslation('offers');
  const unitText = useUnitText();
  const id = useId();
  const known = workUnits.map((unit) => ({ value: unit, label: unitText(unit) }));
  if (line.kind === 'work')
    return (
      <SelectField
        label={t('edit.line.unit')}
        options={known}
        value={form.unit}
        onChange={({ target }) => set({ unit: target.value })}
      />
    );
  // The word that is shown stands for the unit of that name.
  const ofWord = (word: string) => known.find(({ label }) => label === word.trim())?.value ?? word;
  return (
    <>
      <TextField
        label={t('edit.line.unit')}
        required
        longest={10}
        list={id}
        autoComplete="off"
        error={errorOf('unit')}
        value={unitText(form.unit)}
        onChange={({ target }) => set({ unit: ofWord(target.value) })}
      />
      <datalist id={id}>
        {known.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
    </>
  );
}
