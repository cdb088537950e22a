import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCatalogueNumber } from '#shared/format/format-catalogue-number.ts';
import { formatSignedPercent } from '#shared/format/format-percent.ts';
import { formatPrice, formatSignedPrice } from '#shared/format/format-price.ts';
import { parseCataloguePrice } from '#shared/money/parse-catalogue-number.ts';
import { price as asPrice } from '#shared/money/units.ts';
import type { WorkUnit } from '#shared/schemas/work.ts';
import { perHour } from '#shared/schemas/work-input.ts';
import { hoursOfProductivity, labourOfUnit, marginOfUnit, productivityOf } from '#shared/works/work-cost.ts';
import { Money, NoValue } from '#web/components/amount.tsx';
import { OnlyForMe } from '#web/components/only-for-me.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { AmountField, type WorkFormState } from '../parts/amount-field.tsx';
import { useUnitText } from '../parts/use-unit-text.ts';
import { useOwnersHourlyCost } from './use-defaults.ts';
import { euroText, hoursText } from './use-work-form.ts';

type Props = { form: WorkFormState; title: string };

/** Hours and costs of a unit, and what the price leaves (WRK-006 to WRK-008). */
export function CostPart({ form, title }: Props) {
  const { t } = useTranslation('works');
  const unit = form.watch('unit');
  return (
    <OnlyForMe title={title}>
      <div className="stack">
        <div className="pairs">
          <Hours form={form} unit={unit} />
          <AmountField
            form={form}
            name="hourlyCost"
            label={t('form.hourlyCost')}
            unit="€ / h"
            hint={useOwnersCostText()}
            write={euroText}
          />
          <AmountField form={form} name="unitCost" label={t('form.unitCost')} unit="€" write={euroText} />
        </div>
        <Figures form={form} />
      </div>
    </OnlyForMe>
  );
}

/** Units in which work is measured: an hour of it has a number of them. */
const measured: readonly WorkUnit[] = ['mq', 'm', 'pz'];

/** Hours of a unit, or units of an hour: each follows the other (WRK-008). */
function Hours({ form, unit }: { form: WorkFormState; unit: WorkUnit }) {
  const { t } = useTranslation('works');
  const unitText = useUnitText();
  // The productivity as it was typed, until hours are typed.
  const [typed, setTyped] = useState<string>();
  const hours = parseCataloguePrice(form.watch('hours'));
  const done = typeof hours === 'number' ? productivityOf(hours) : undefined;
  const change = (text: string) => {
    setTyped(text);
    const parsed = parseCataloguePrice(text);
    const wanted = typeof parsed === 'number' ? hoursOfProductivity(parsed) : undefined;
    const next = wanted === undefined ? '' : hoursText(wanted);
    form.setValue('hours', next, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <AmountField
        form={form}
        name="hours"
        label={unit === 'corpo' ? t('form.hours') : t('form.hoursOf', { unit: unitText(unit) })}
        unit="h"
        write={hoursText}
        onTyped={() => setTyped(undefined)}
      />
      {measured.includes(unit) && (
        <TextField
          label={t('form.orPerHour', { unit: unitText(unit) })}
          inputMode="decimal"
          autoComplete="off"
          className="num"
          unit={`${unitText(unit)}/h`}
          value={typed ?? (done === undefined ? '' : formatCatalogueNumber(done / perHour))}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </>
  );
}

/** Whose cost an empty field means (WRK-006). */
function useOwnersCostText(): string {
  const { t } = useTranslation('works');
  const cost = useOwnersHourlyCost();
  if (cost === null) return t('form.hourlyCostNone');
  return t('form.hourlyCostOwn', { cost: formatPrice(asPrice(cost)) });
}

const amountOf = (typed: string) => {
  const value = parseCataloguePrice(typed);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

/** The labour cost of a unit, and the margin of its price (WRK-007). */
function Figures({ form }: { form: WorkFormState }) {
  const { t } = useTranslation('works');
  const owners = useOwnersHourlyCost();
  const [price, hours, hourlyCost, unitCost] = form
    .watch(['price', 'hours', 'hourlyCost', 'unitCost'])
    .map((typed) => amountOf(typed));
  const work = {
    ...{ price: price ?? null, hours: hours ?? null },
    ...{ hourlyCost: hourlyCost ?? owners, unitCost: unitCost ?? null },
  };
  const margin = marginOfUnit(work);
  return (
    <dl className="unit-figures">
      <Figure name={t('form.labour')}>
        <Money amount={labourOfUnit(work)} />
      </Figure>
      <Figure name={t('form.margin')}>
        {margin === null ? (
          <NoValue />
        ) : (
          <span className={margin.amount < 0 ? 'below' : undefined}>
            {formatSignedPrice(margin.amount)}
            {margin.percent !== null && <span className="u"> {formatSignedPercent(margin.percent)}</span>}
          </span>
        )}
      </Figure>
    </dl>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
