import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseRowColour } from '#shared/editing/choose-row-colour.ts';
import { loadQuotation } from '#shared/editing/load-quotation.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setQuotationDiscounts } from '#shared/editing/set-quotation-discounts.ts';
import { setRowArea } from '#shared/editing/set-row-area.ts';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { tickIncidence } from '#shared/editing/tick-incidence.ts';
import { toggleRowLock } from '#shared/editing/toggle-row-lock.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { projectRow } from '#shared/pricing/project-row.ts';
import type { Product } from '#shared/schemas/product.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aQuotation, inEuro } from '#test/support/builders/quotation.ts';

type Step = { do: string; expect: { rows: unknown[]; total: string; tickedIncidence?: string } };

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
const journey: { quotation: { area: number }; steps: Step[] } = read('test/acceptance/journeys/main.json');
const products: Product[] = read('infra/local/demo/data/products.json');

const chosen = [
  'piave-fissativo',
  'livenza-rasante-calce',
  'alpe-rete',
  'adda-acrilsilossanica',
  'telo-protezione',
  'rullo-facciata-25',
  'isonzo-acqua',
];

function newQuotation(): Quotation {
  const rows = chosen.map((id) => {
    const product = products.find((candidate) => candidate.id === id);
    if (!product) throw new Error(`The demo has no ${id}`);
    const consumptionRange = id === 'livenza-rasante-calce' ? 1 : 0;
    const discounts = { discount: 0, discountExtra: 0, discountAccounting: 0 };
    const choices = {
      priceRange: 0,
      color: null,
      colorlist: null,
      packAim: null,
      area: 0,
      note: null,
      areaFrom: null,
      ...discounts,
    };
    const row = { sId: id, product, packs: {}, choices: { consumptionRange, ...choices } };
    return projectRow(row, 'pcu');
  });
  return withAutomaticPacks(loadQuotation(aQuotation(rows)));
}

function withColour(quotation: Quotation): Quotation {
  const ral = { code: 'RAL 1001', r: 208, g: 176, b: 132, colorlist: 'RAL Classic' };
  const choice = chooseRowColour(quotation, 'adda-acrilsilossanica', ral);
  if (!choice.available) throw new Error(choice.reason);
  return choice.quotation;
}

const packsByHand = [
  { id: 'isonzo-acqua-20l', quantity: 2 },
  { id: 'isonzo-acqua-5l', quantity: 1 },
];
const three = { discount: 0.1, discountExtra: 0.05, discountAccounting: 0.02 };
const ticked = ['piave-fissativo', 'livenza-rasante-calce', 'adda-acrilsilossanica'];

const actions: ((quotation: Quotation) => Quotation)[] = [
  (quotation) => withColour(setQuotationArea(quotation, journey.quotation.area)),
  (quotation) => setRowPacks(quotation, 'isonzo-acqua', packsByHand),
  (quotation) => setRowArea(toggleRowLock(quotation, 'telo-protezione'), 'telo-protezione', 60),
  (quotation) => toggleRowLock(quotation, 'telo-protezione'),
  (quotation) =>
    ticked.reduce((edited, sId) => tickIncidence(edited, sId, true), setQuotationDiscounts(quotation, three)),
];

/** The rows the way the journey writes them down. */
function written(quotation: Quotation) {
  return priceQuotation(quotation).rows.map(({ row, surface, estimate, packs, quantity, ...row2 }) => ({
    product: row.id,
    surface: surface / 1e6,
    estimate: row.um === 'pz' ? null : estimate / 1e6,
    packs: Object.fromEntries(packs.filter(({ count }) => count > 0).map(({ id, count }) => [id, count])),
    quantity: quantity / 1e6,
    sign: row2.sign,
    cost: inEuro(row2.cost),
    incidence: inEuro(row2.incidence),
  }));
}

describe('the main journey on the demo data', () => {
  it('has an action for every step', () => {
    expect(actions).toHaveLength(journey.steps.length);
  });

  it.each(journey.steps.map((step, index) => ({ ...step, index })))(
    'has the exact numbers after step $index: $do [QCA-040, QCA-041]',
    ({ index, expect: expected }) => {
      const quotation = actions.slice(0, index + 1).reduce((edited, act) => act(edited), newQuotation());
      const { total, totalIncidence } = priceQuotation(quotation);
      expect(written(quotation)).toEqual(expected.rows);
      expect(inEuro(total)).toBe(expected.total);
      if (expected.tickedIncidence) expect(inEuro(totalIncidence)).toBe(expected.tickedIncidence);
    },
  );
});
