import type { Quantity } from '#shared/money/units.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { MaterialCopy, OfferLine } from '#shared/schemas/offer-line.ts';

/** A row of a quotation as an offer copies it, before anything is decided about it (OFR-021). */
export type CopiedRow = Pick<OfferLine, 'description' | 'unit' | 'quantity'> & {
  material: Omit<MaterialCopy, 'ownCost' | 'markup' | 'works'>;
};

type From = {
  quotationId: string;
  /** Names of the places that it is measured in. */
  places: readonly string[];
  now: Date;
};

const inThousandths = (millionths: Quantity): number => Math.floor((millionths + 500) / 1000);

/** The frozen copy of a priced row: its cost is net of the quotation's discounts, and missing without a price. */
export function copiedRow(priced: PricedRow, { quotationId, places, now }: From): CopiedRow {
  const { row, packs, quantity, surface, cost, sId } = priced;
  const bought = packs.filter(({ count }) => count > 0).map(({ size, count }) => ({ size, count }));
  return {
    description: row.name,
    unit: row.um,
    quantity: inThousandths(quantity),
    material: {
      ...{ quotationId, sId, productId: row.id, color: row.color, colorlist: row.colorlist },
      packs: bought,
      area: inThousandths(surface),
      places: [...places],
      cost,
      copiedAt: now.toISOString(),
    },
  };
}

/** A new material line of a copied row. */
export const materialLine = (
  { material, ...named }: CopiedRow,
  line: Pick<OfferLine, 'id' | 'sectionId' | 'vat'>,
): OfferLine => ({
  ...line,
  ...named,
  kind: 'material',
  longText: null,
  price: null,
  discount: 0,
  quantityFrom: null,
  optional: false,
  alternative: null,
  chosen: false,
  hours: null,
  hourlyCost: null,
  unitCost: null,
  work: null,
  material: { ...material, ownCost: false, markup: null, works: [] },
});

/** The line with its row as it is now; its markup, works and flags stay, and so does a cost of the owner's (OFR-037). */
export function renewedLine(line: OfferLine, { material, ...named }: CopiedRow): OfferLine {
  if (!line.material) return line;
  const { markup, works, ownCost, cost } = line.material;
  const kept = { markup, works, ownCost, cost: ownCost ? cost : material.cost };
  return { ...line, ...named, material: { ...material, ...kept } };
}
