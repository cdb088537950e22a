import { useTranslation } from 'react-i18next';
import { formatConsumption } from '#shared/format/format-consumption.ts';
import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import type { ConsumptionRange } from '#shared/schemas/product.ts';
import { useProductText } from '#web/lib/product-text.ts';
import type { ChosenProduct } from '../chosen-product.ts';

type Stored = ChosenProduct['consumption'];

/** '0,28 l/m²', or undefined when the product has no consumption of its own. */
export function consumptionText(stored: Stored, um: string): string | undefined {
  const value = parseStoredQuantity(stored);
  return value === undefined ? undefined : formatConsumption(value, um);
}

/** 'Rasatura armata · 4,50 kg/m²'. */
export function useRangeText(um: string): (range: ConsumptionRange) => string {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  return (range) => {
    const name = text(range.name_i18n ?? range.name).text;
    const consumption = consumptionText(range.consumption, um);
    return consumption ? t('selection.rangeOption', { name, consumption }) : name;
  };
}
