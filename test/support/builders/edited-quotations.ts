import fc from 'fast-check';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aPack, aPriceRange, aQuotation, aRange, aRow } from './quotation.ts';
import { randomEdit } from './random-edit.ts';

const sizes = [aPack(20, 110), aPack(5, 33.335)];
const priceranges = [aPriceRange(['colour-0'], sizes), aPriceRange(['colour-1'], [aPack(15, 187.2)])];
const ranges = [aRange(0.35, { net: 1.1 }), aRange(2.5)];

/** A row of each kind: in two sizes, required, priced by colour, and by the piece. */
const start = withAutomaticPacks(
  aQuotation([
    aRow({ id: 'plaster', packs: sizes, lockedArea: true }),
    aRow({ id: 'render', ranges, packs: [aPack(25, 23.7525)], lockedArea: true }),
    aRow({ id: 'net', um: 'mq', packs: [aPack(55, 71.5)], combined: true, standalone: false }),
    aRow({ id: 'paint', priceType: 'colors', priceranges, lockedArea: true }),
    aRow({ id: 'brush', um: 'pz', packs: [aPack(1, 8.1235)] }),
  ]),
);

const chance = fc.integer({ min: 0, max: 999_999 }).map((millionths) => millionths / 1e6);
const chances = fc.array(chance, { minLength: 1, maxLength: 80, size: 'max' });

/** Quotations after some edits, as a person makes them on the screen. */
export const editedQuotations: fc.Arbitrary<Quotation> = chances.map((numbers) => {
  const rest = [...numbers];
  let quotation = start;
  while (rest.length > 0) quotation = randomEdit(quotation, () => rest.shift() ?? 0);
  return quotation;
});
