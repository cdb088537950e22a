import { consumptionRangeName, priceRangeName } from '#shared/catalogue/range-name.ts';
import type { ConsumptionRangeDraft, PackDraft, PriceRangeDraft, ProductDraft } from './draft.ts';
import { nextKey } from './draft.ts';

const noTexts = { it: '', en: '', de: '' };

/** The name of a range after the given ones: that of its place, or the next one that none has. */
function freeName<Name extends { name: string }>(
  ranges: readonly { name: string }[],
  named: (number: number) => Name,
): Name {
  const taken = new Set(ranges.map(({ name }) => name));
  let number = ranges.length + 1;
  while (taken.has(named(number).name)) number += 1;
  return named(number);
}

/** An empty consumption range after the given ones, named by its number (PRD-050). */
export function newConsumptionRange(ranges: readonly ConsumptionRangeDraft[]): ConsumptionRangeDraft {
  return {
    key: nextKey(ranges),
    ...freeName(ranges, consumptionRangeName),
    consumption: '',
    requiredProducts: [],
  };
}

/** `packId` is unique in its range. */
export function newPriceRange(ranges: readonly PriceRangeDraft[], packId: string): PriceRangeDraft {
  return {
    key: nextKey(ranges),
    ...freeName(ranges, priceRangeName),
    colors: [],
    packs: [newPack(packId)],
    packaging: null,
    price: null,
  };
}

/** A package without size and prices. `id` is unique in its range. */
export const newPack = (id: string): PackDraft => ({ id, packaging: '', quantity: null, prices: {} });

/** A price range like another, with packages of its own; a colour belongs to one range, so they stay where they are. */
export function copiedPriceRange(
  range: PriceRangeDraft,
  ranges: readonly PriceRangeDraft[],
  newId: () => string,
): PriceRangeDraft {
  const packs = range.packs.map((pack) => ({ ...pack, id: newId() }));
  return { ...newPriceRange(ranges, ''), packs };
}

/** The form of a new product (PRD-044, PRD-045, PRD-052 to PRD-056). */
export function newProductDraft(packId: string): ProductDraft {
  return {
    name: noTexts,
    rev: '',
    url: '',
    details: noTexts,
    specs: noTexts,
    um: 'kg',
    priceType: 'fixed',
    consumptionType: 'fixed',
    consumption: '',
    combined: false,
    standalone: true,
    phases: [],
    userTypes: [],
    attachments: { it: [], en: [], de: [] },
    consumptionranges: [newConsumptionRange([])],
    priceranges: [newPriceRange([], packId)],
    packaging: null,
    price: null,
  };
}
