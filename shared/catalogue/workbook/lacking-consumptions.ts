import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import { isCounted } from '#shared/catalogue/product-form/unit-rules.ts';
import type { SentProduct } from '#shared/catalogue/product-of-input.ts';
import type { Plan } from './plan.ts';
import type { StoredCatalogue } from './plan-workbook.ts';
import { numberOf, textOf } from './read-cell.ts';
import type { NumberedRow, Workbook } from './sheets.ts';

type Used = Pick<
  SentProduct | EditableProduct,
  'um' | 'standalone' | 'consumptionType' | 'consumption' | 'consumptionranges' | 'priceranges'
>;

/** The number of each range without a consumption, 0 for the product itself, where quotations count its price by it. */
function lacking({ um, standalone, ...product }: Used): number[] {
  const { consumptionType, consumption, consumptionranges, priceranges } = product;
  const isPriced = priceranges.some((range) => range.prices.some(({ prices }) => prices.some(isAbove0)));
  if (!standalone || isCounted(um) || !isPriced) return [];
  if (consumptionType === 'fixed') return consumption ? [] : [0];
  return consumptionranges.flatMap((range, index) => (range.consumption ? [] : [index + 1]));
}

const isAbove0 = ({ price }: { price: number }) => price > 0;

/** A row whose consumption a plan leaves empty, or 0. */
export type LackingConsumption = {
  sheet: 'products' | 'consumptionRanges';
  row: number;
  column: 'consumption';
  value: string;
};

/** The cells whose consumption a quotation would miss, as in the form of a product; not those that the catalogue lacks. */
export function lackingConsumptions(
  workbook: Workbook,
  { entries }: Pick<Plan, 'entries'>,
  { products }: Pick<StoredCatalogue, 'products'>,
): LackingConsumption[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'product') return [];
    const { id, sent } = entry;
    const stored = products.get(id);
    const before = stored ? lacking(stored) : [];
    return lacking(sent)
      .filter((range) => !before.includes(range))
      .flatMap((range) => cellOf(workbook, id, range));
  });
}

function cellOf(workbook: Workbook, id: string, range: number): LackingConsumption[] {
  const sheet = range === 0 ? 'products' : 'consumptionRanges';
  const isIt = ({ cells }: NumberedRow) =>
    range === 0 ? textOf(cells.id) === id : textOf(cells.product) === id && numberOf(cells.range) === range;
  return (workbook[sheet] ?? [])
    .filter(isIt)
    .map(({ row, cells }) => ({ sheet, row, column: 'consumption', value: textOf(cells.consumption) }));
}
