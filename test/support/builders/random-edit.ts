import { chooseRowColour } from '#shared/editing/choose-row-colour.ts';
import { recalculateRowPacks } from '#shared/editing/recalculate-row-packs.ts';
import { setMeasures, setQuotationChoice, setRowChoice } from '#shared/editing/set-measures.ts';
import { setPackAim } from '#shared/editing/set-pack-aim.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setQuotationDiscounts } from '#shared/editing/set-quotation-discounts.ts';
import { setRowArea } from '#shared/editing/set-row-area.ts';
import { setRowDiscounts } from '#shared/editing/set-row-discounts.ts';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { tickAllIncidences, tickIncidence } from '#shared/editing/tick-incidence.ts';
import { toggleRowLock } from '#shared/editing/toggle-row-lock.ts';
import { packAims } from '#shared/pricing/pack-aim.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';
import type { Choice } from '#shared/schemas/area-choice.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aChoice, aLine, aRoom, exactRule, fourSquareMetres, measureId } from './measures.ts';

type Random = () => number;

const below = (random: Random, most: number) => Math.floor(random() * most);

const discounts = (random: Random) => ({
  discount: below(random, 10_001) / 10_000,
  discountExtra: below(random, 50) / 100,
  discountAccounting: below(random, 5) / 100,
});
const area = (random: Random) => below(random, 100_000) / 100;

const places = ['Sala', 'Cucina', 'Bagno'];
const some = (names: readonly string[], random: Random) => names.filter(() => random() < 0.6);

/** Some of three rooms, each with a wall that is measured anew. */
const randomMeasures = (random: Random): Measures => ({
  rule: random() < 0.5 ? exactRule : fourSquareMetres,
  places: some(places, random).map((name) => {
    const wall = aLine(`${below(random, 40)},5`, '2,70', { id: measureId(`${name}New`) });
    const room = aRoom(name);
    return { ...room, lines: [...room.lines.slice(below(random, 4)), wall] };
  }),
});
const randomChoice = (random: Random): Choice =>
  aChoice(some(places, random), some(['SalaTop', 'CucinaNew', 'BagnoSkirt'], random));

/** A random edit, as on the screen of a quotation, of one row or of all. */
export function randomEdit(quotation: Quotation, random: Random): Quotation {
  const rows = quotation.selectedProducts;
  const row = rows[below(random, rows.length)];
  if (!row) return quotation;
  const edits: (() => Quotation)[] = [
    () => setQuotationArea(quotation, area(random)),
    () => setRowArea(quotation, row.sId, area(random)),
    () => toggleRowLock(quotation, row.sId),
    () => setQuotationDiscounts(quotation, discounts(random)),
    () => setRowDiscounts(quotation, row.sId, discounts(random)),
    () =>
      setRowPacks(
        quotation,
        row.sId,
        packsOf(row).map(({ id }) => ({ id, quantity: below(random, 9) })),
      ),
    () => recalculateRowPacks(quotation, row.sId),
    () => setPackAim(quotation, new Set([row.sId]), packAims[below(random, 3)] ?? null),
    () => tickIncidence(quotation, row.sId, random() < 0.7),
    () => tickAllIncidences(quotation, random() < 0.7),
    () => {
      const code = `colour-${below(random, 3)}`;
      const choice = chooseRowColour(quotation, row.sId, { code, r: 0, g: 0, b: 0, colorlist: 'RAL' });
      return choice.available ? choice.quotation : quotation;
    },
    () => setMeasures(quotation, randomMeasures(random)),
    () => setQuotationChoice(quotation, randomChoice(random)),
    () => setRowChoice(quotation, row.sId, randomChoice(random)),
  ];
  return edits[below(random, edits.length)]?.() ?? quotation;
}
