import { useTranslation } from 'react-i18next';
import { formatDimension } from '#shared/format/format-measure.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { formatRate } from '#shared/format/format-rate.ts';
import { cents, price } from '#shared/money/units.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { OnlyForMe } from '#web/components/only-for-me.tsx';
import { NumberInput } from '../parts/number-input.tsx';
import { useUnitText } from '../parts/use-unit-text.ts';
import type { LineFields } from './line-fields.ts';
import { type NumberName, notations } from './line-form.ts';

/** Hours and costs of a unit; of a material its markup and, where the row has no price, its cost. No customer sees them. */
export function CostFields(fields: LineFields) {
  const { t } = useTranslation('offers');
  return (
    <OnlyForMe title={t('edit.line.onlyForMe')} isNeeded={fields.line.material?.cost === null}>
      <div className="stack">
        {fields.line.material ? <MaterialCosts {...fields} /> : <WorkCosts {...fields} />}
      </div>
    </OnlyForMe>
  );
}

type FieldProps = LineFields & { name: NumberName; label: string; unit: string; hint?: string };

const Field = ({ name, label, unit, hint, form, set, errorOf }: FieldProps) => (
  <NumberInput
    {...{ label, unit, hint }}
    error={errorOf(name)}
    notation={notations[name]}
    value={form[name]}
    onType={(typed) => set({ [name]: typed })}
  />
);

function WorkCosts(fields: LineFields) {
  const { t } = useTranslation('offers');
  const { view, line, form, set } = fields;
  const { hourlyCost } = view.offer.draft;
  const hint =
    hourlyCost === null
      ? t('edit.line.noHourlyCost')
      : t('edit.line.hourlyCostHint', { cost: formatPrice(price(hourlyCost)) });
  return (
    <>
      <div className="pairs">
        <Field {...fields} name="hours" label={t('edit.line.hours')} unit="h" />
        <Field {...fields} name="hourlyCost" label={t('edit.line.hourlyCost')} unit="€ / h" hint={hint} />
        <Field {...fields} name="unitCost" label={t('edit.line.unitCost')} unit="€" />
      </div>
      {line.kind === 'work' && (
        <Checkbox
          label={t('edit.line.finished')}
          checked={form.finished}
          onChange={({ target }) => set({ finished: target.checked })}
        />
      )}
    </>
  );
}

function MaterialCosts(fields: LineFields) {
  const { t } = useTranslation('offers');
  const unitText = useUnitText();
  const { material, quantity, unit } = fields.line;
  const whole = `${formatDimension(quantity)} ${unitText(unit)}`;
  const hasPrice = material && material.cost !== null && !material.ownCost;
  const markup = formatRate(fields.view.offer.draft.markup);
  return (
    <>
      {hasPrice && <p>{t('edit.material.cost', { amount: formatMoney(cents(material.cost ?? 0)) })}</p>}
      <div className="pairs">
        <Field
          {...fields}
          name="markup"
          label={t('edit.policy.markup')}
          unit="%"
          hint={t('edit.line.markupHint', { markup })}
        />
        {!hasPrice && (
          <Field
            {...fields}
            name="ownCost"
            label={t('edit.line.ownCost')}
            unit="€"
            hint={t('edit.line.ownCostHint', { whole })}
          />
        )}
      </div>
    </>
  );
}
