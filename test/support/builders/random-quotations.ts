import fc from 'fast-check';
import { loadQuotation } from '#shared/editing/load-quotation.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { aPack, aPriceRange, aQuotation, aRow } from './quotation.ts';
import { randomEdit } from './random-edit.ts';

/** Sizes and needs with few decimals: no row is short by a trace of a package. */
const randomPacks = fc
  .uniqueArray(fc.constantFrom(0.75, 1, 2.5, 5, 10, 12.5, 14, 20, 25), { minLength: 1, maxLength: 4 })
  .chain((sizes) =>
    fc.tuple(...sizes.map((size) => fc.integer({ min: 1, max: 400 }).map((euros) => aPack(size, euros)))),
  );

const randomRow = fc.record({
  consumption: fc.integer({ min: 0, max: 900 }).map((thousandths) => thousandths / 1000),
  packs: randomPacks,
  dark: randomPacks,
  byColour: fc.boolean(),
});

/** Quotations of a few rows with automatic packages, some priced by colour. */
export const quotations = fc.array(randomRow, { minLength: 1, maxLength: 4 }).map((rows) => {
  const made = rows.map(({ consumption, packs, dark, byColour }, index) => {
    const darkPacks = dark.map((pack) => ({ ...pack, id: `dark-${pack.id}` }));
    return aRow({
      id: `p${index}`,
      consumption,
      priceType: byColour ? 'colors' : 'fixed',
      priceranges: [aPriceRange(['colour-0'], packs), aPriceRange(['colour-1'], darkPacks)],
    });
  });
  return loadQuotation(withAutomaticPacks(aQuotation(made)));
});

/** Seeds of edits as on the screen of a quotation. */
export const seeds = fc.array(fc.nat(), { minLength: 1, maxLength: 6 });
export const editedBy = (quotation: Quotation, edits: readonly number[]) =>
  edits.reduce((now, seed) => randomEdit(now, seededRandom(seed)), quotation);
