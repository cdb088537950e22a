import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import { newConsumptionRange } from '#shared/catalogue/product-form/new-draft.ts';
import { isCounted, withUnit } from '#shared/catalogue/product-form/unit-rules.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { consumptionTypes, units } from '#shared/schemas/product.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import type { Option } from '#web/components/select-field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import type { Edit } from '../parts/edit.ts';
import { NumberInput } from '../parts/number-input.tsx';
import { ConsumptionRange } from './consumption-range.tsx';
import './consumption-card.css';

type Props = Pick<
  ProductDraft,
  'um' | 'consumptionType' | 'consumption' | 'standalone' | 'combined' | 'consumptionranges'
> & {
  /** Without a consumption, quotations count nothing of it. */
  isNeeded: boolean;
  productOptions: readonly Option[];
  edit: Edit;
};

/** Unit, consumption and how it is sold (PRD-034, PRD-060, PRD-061). */
export const ConsumptionCard = memo(function ConsumptionCard(props: Props) {
  const { um, consumptionType, consumption, standalone, combined, isNeeded, edit } = props;
  const { t } = useTranslation('products');
  const locked = isCounted(um);
  return (
    <Card title={t('editView.consumption.title')}>
      <div className="grid2">
        <UnitAndType {...props} />
        {consumptionType === 'fixed' && (
          <NumberInput
            label={t('editView.consumption.perSquareMetre')}
            field="consumption"
            value={consumption}
            unit={`${unitLabel(um)}/m²`}
            lacking={isNeeded ? t('editView.consumption.lacking', { unit: unitLabel(um) }) : undefined}
            disabled={locked}
            onChange={(typed) => edit({ consumption: typed })}
          />
        )}
        <div className="product-switches">
          <SwitchField
            label={t('editView.standalone')}
            checked={standalone}
            onChange={({ target }) => edit({ standalone: target.checked })}
          />
          <SwitchField
            label={t('editView.combined')}
            checked={combined}
            onChange={({ target }) => edit({ combined: target.checked })}
          />
        </div>
      </div>
      {locked && <p className="hint">{t('editView.consumption.locked')}</p>}
      {consumptionType === 'variable' && <Ranges {...props} />}
    </Card>
  );
});

function Ranges({ um, consumptionranges, isNeeded, productOptions, edit }: Props) {
  const { t } = useTranslation('products');
  const add = () =>
    edit((now) => ({
      ...now,
      consumptionranges: [...now.consumptionranges, newConsumptionRange(now.consumptionranges)],
    }));
  return (
    <>
      {consumptionranges.map((range, index) => (
        <ConsumptionRange
          key={range.key}
          isOnly={consumptionranges.length < 2}
          {...{ range, index, um, isNeeded, productOptions, edit }}
        />
      ))}
      <div>
        <Button small icon="plus" onClick={add}>
          {t('editView.consumption.addRange')}
        </Button>
      </div>
    </>
  );
}

function UnitAndType({ um, consumptionType, edit }: Props) {
  const { t } = useTranslation('products');
  return (
    <>
      <SelectField
        label={t('editView.consumption.um')}
        value={um}
        options={units.map((value) => ({ value, label: t(`editView.units.${value}`) }))}
        onChange={({ target }) =>
          edit((now) => withUnit(now, units.find((unit) => unit === target.value) ?? now.um))
        }
      />
      <SelectField
        label={t('editView.consumption.type')}
        value={consumptionType}
        disabled={isCounted(um)}
        options={consumptionTypes.map((value) => ({
          value,
          label: t(`editView.consumptionTypes.${value}`),
        }))}
        onChange={({ target }) =>
          edit({ consumptionType: target.value === 'variable' ? 'variable' : 'fixed' })
        }
      />
    </>
  );
}
