import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsumptionRangeDraft } from '#shared/catalogue/product-form/draft.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import type { Option } from '#web/components/select-field.tsx';
import type { Edit } from '../parts/edit.ts';
import { NumberInput } from '../parts/number-input.tsx';
import { RangeNames } from '../parts/range-names.tsx';
import { useRange } from '../parts/use-range.ts';
import { RequiredProducts } from './required-products.tsx';

type Props = {
  range: ConsumptionRangeDraft;
  /** Its place. */
  index: number;
  um: string;
  /** Without a consumption, quotations count nothing of it. */
  isNeeded: boolean;
  /** The last one cannot be taken away (PRD-044, PRD-046). */
  isOnly: boolean;
  productOptions: readonly Option[];
  edit: Edit;
};

/** One way to use a product of variable consumption. */
export const ConsumptionRange = memo(function ConsumptionRange(props: Props) {
  const { range, index, um, isNeeded, isOnly, productOptions, edit } = props;
  const { t } = useTranslation('products');
  const field = `consumptionranges.${index}`;
  const { change, remove } = useRange(range, index, (set) =>
    edit((now) => ({ ...now, consumptionranges: set(now.consumptionranges) })),
  );
  return (
    <fieldset className="product-range" aria-label={range.name}>
      <div className="range-line">
        <RangeNames range={range} field={field} onChange={change} />
        <IconButton
          icon="trash"
          label={t('editView.removeRange', { name: range.name })}
          disabledReason={isOnly && t('editView.lastRange')}
          onClick={remove}
        />
      </div>
      <NumberInput
        label={t('editView.consumption.perSquareMetre')}
        field={`${field}.consumption`}
        value={range.consumption}
        unit={`${unitLabel(um)}/m²`}
        lacking={isNeeded ? t('editView.consumption.lacking', { unit: unitLabel(um) }) : undefined}
        onChange={(consumption) => change({ consumption })}
      />
      <RequiredProducts
        required={range.requiredProducts}
        field={`${field}.requiredProducts`}
        productOptions={productOptions}
        onChange={(requiredProducts) => change({ requiredProducts })}
      />
    </fieldset>
  );
});
