import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '#shared/editing/apply-edits.ts';
import { followsNeed } from '#shared/editing/automatic-counts.ts';
import { rowEdits, saveInput } from '#shared/editing/changes.ts';
import { chooseRowColour } from '#shared/editing/choose-row-colour.ts';
import { countChanges } from '#shared/editing/count-changes.ts';
import { loadQuotation } from '#shared/editing/load-quotation.ts';
import { mergeQuotation } from '#shared/editing/merge-quotation.ts';
import { mixVersions } from '#shared/editing/mix-versions.ts';
import { applyTodayPrices } from '#shared/editing/price-changes.ts';
import { recalculateRowPacks } from '#shared/editing/recalculate-row-packs.ts';
import { removeRows } from '#shared/editing/remove-rows.ts';
import { restoreRevision } from '#shared/editing/restore-revision.ts';
import { restoreRows } from '#shared/editing/restore-rows.ts';
import { setPackAim } from '#shared/editing/set-pack-aim.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { differingParts, partKey } from '#shared/editing/version-parts.ts';
import { withAimedPacks, withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { DomainError } from '#shared/errors.ts';
import { aimedPacks } from '#shared/pricing/aimed-packs.ts';
import { type PackAim, packAims } from '#shared/pricing/pack-aim.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { rowEdit } from '#shared/schemas/quotation-input.ts';
import {
  aPack,
  aPriceRange,
  aQuotation,
  aRange,
  aRow,
  inUnits,
  pricedRow,
  rowOf,
} from '#test/support/builders/quotation.ts';
import { editedBy, quotations, seeds } from '#test/support/builders/random-quotations.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { withRange } from '#test/support/with-range.ts';

/** 48 kg for 100 m²: cheapest 2 × 25, least leftover 3 × 16, fewest 1 × 60. */
const threeWays = (changes: Partial<QuotationRow> & { id?: string } = {}) =>
  aRow({ consumption: 0.48, packs: [aPack(16, 40), aPack(25, 50), aPack(60, 130)], ...changes });
const start = loadQuotation(withAutomaticPacks(aQuotation([threeWays()])));
const aimed = (aim: PackAim | null, quotation = start) =>
  setPackAim(quotation, new Set(quotation.selectedProducts.map(({ sId }) => sId)), aim);
const packsOf = (quotation: Quotation, sId?: string) => inUnits(pricedRow(quotation, sId)).packs;
const id = 'adda-calce';
/** The edits as the server applies them. */
const saved = (before: Quotation, after: Quotation): Quotation =>
  applyEdits(
    before,
    { ...before, area: after.area, areaFrom: after.areaFrom, measures: after.measures },
    {
      edits: rowEdits(before, after),
      brought: new Map(),
      ticks: new Set(after.selectedIncidences.map((one) => one.id)),
    },
  );

describe('packages with an aim', () => {
  it.each([
    ['cheapest', { 25: 2 }, { 25: 4 }],
    ['leastLeftover', { 16: 3 }, { 16: 6 }],
    ['fewest', { 60: 1 }, { 60: 2 }],
  ] as const)('%s: are its best mix, also when the area grows', (aim, packs, twice) => {
    const quotation = aimed(aim);
    expect(packsOf(quotation)).toEqual(packs);
    expect(packsOf(setQuotationArea(quotation, 200))).toEqual(twice);
    expect(pricedRow(setQuotationArea(quotation, 1_234.5)).sign).not.toBe('<');
  });

  it('follow the consumption and the price range of a colour', () => {
    const ranges = [aRange(0.48), aRange(0.96)];
    const priceranges = [
      aPriceRange(['9001'], [aPack(16, 40), aPack(25, 50)]),
      aPriceRange(['9200'], [aPack(16, 20), aPack(25, 90)]),
    ];
    const row = threeWays({ priceType: 'colors', priceranges, ...{ ranges } });
    const quotation = aimed('cheapest', withAutomaticPacks(aQuotation([row])));
    expect(packsOf(withRange(quotation, id, 1))).toEqual({ 25: 4 });
    const dark = { code: '9200', r: 0, g: 0, b: 0 };
    const edits = [{ sId: id, color: dark }];
    const coloured = applyEdits(quotation, quotation, { edits, brought: new Map(), ticks: new Set() });
    expect(packsOf(coloured)).toEqual({ 16: 3 });
  });

  it("follow the prices of today, and another list of the owner's", () => {
    const quotation = aimed('cheapest');
    const prices = [aPack(16, 10), aPack(25, 50), aPack(60, 130)];
    const priceranges = [aPriceRange([], prices)];
    const today = { sId: id, version: 'v2', priceType: 'fixed' as const, priceranges };
    const repriced = applyTodayPrices(quotation, [today]);
    expect(packsOf(repriced)).toEqual({ 16: 3 });
    expect(rowEdits(quotation, repriced)).toEqual([
      expect.objectContaining({ sId: id, source: { prices: 'v2' }, packAim: 'cheapest' }),
    ]);
    expect(rowEdits(quotation, repriced)[0]).not.toHaveProperty('prices');
    const counted = rowOf(quotation).priceranges[0]?.prices.map(({ id: pack, quantity }) => ({
      ...prices.find((one) => one.id === pack),
      quantity,
    }));
    const other = { ...rowOf(quotation), priceranges: [{ ...priceranges[0], prices: counted }] };
    expect(packsOf(withAimedPacks({ ...quotation, selectedProducts: [other as QuotationRow] }))).toEqual({
      16: 3,
    });
    expect(withAimedPacks(quotation)).toBe(quotation);
  });

  it('are the automatic ones where the aim has no mix: enough, not best', () => {
    const unlisted = { ...aimed('fewest'), pricelist: null };
    expect(packsOf(setQuotationArea(unlisted, 200))).toEqual({ 16: 6 });
    expect(rowOf(setQuotationArea(unlisted, 200)).packAim).toBe('fewest');
    const pieces = aimed('fewest', aQuotation([threeWays({ um: 'pz' })]));
    expect(packsOf(pieces)).toEqual({ 16: 1 });
    // 19,999999 and 20 kg have no mix in time.
    const odd = threeWays({ priceranges: [aPriceRange([], [aPack('19,999999', 3), aPack(20, 4)])] });
    const large = setQuotationArea(aimed('cheapest', aQuotation([odd])), 1_000_000);
    expect(aimedPacks(pricedRow(large).packs, pricedRow(large).estimate, 'cheapest')).toBeUndefined();
    expect(pricedRow(large).sign).not.toBe('<');
  });

  it('end with counts by hand, and with the automatic ones', () => {
    const byHand = setRowPacks(aimed('cheapest'), id, [{ id: '60', quantity: 2 }]);
    expect(rowOf(byHand).packAim).toBeNull();
    expect(packsOf(setQuotationArea(byHand, 900))).toEqual({ 25: 2, 60: 2 });
    const again = recalculateRowPacks(aimed('fewest'), id);
    expect([rowOf(again).packAim, packsOf(setQuotationArea(again, 200))]).toEqual([null, { 16: 6 }]);
  });
});

describe('an edit of an aim', () => {
  it('names it alone: the server counts', () => {
    const after = aimed('cheapest');
    expect(rowEdits(start, after)).toEqual([{ sId: id, packAim: 'cheapest' }]);
    expect(countChanges(start, after)).toBe(1);
    expect(saveInput(after, setQuotationArea(after, 200))).toEqual({ id: 'q1', revision: 3, area: 200 });
    expect(countChanges(after, setQuotationArea(after, 200))).toBe(1);
    expect(countChanges(after, setQuotationArea(aimed('leastLeftover'), 200))).toBe(2);
  });

  it('ends it by counts, also where they stay the same', () => {
    const before = aimed('leastLeftover');
    const after = recalculateRowPacks(before, id);
    expect(packsOf(after)).toEqual(packsOf(before));
    const [edit] = rowEdits(before, after);
    expect(edit?.prices).toHaveLength(3);
    expect(edit).not.toHaveProperty('packAim');
    expect(countChanges(before, after)).toBe(1);
    expect(rowOf(saved(before, after)).packAim).toBeNull();
  });

  it('is refused together with counts', () => {
    const prices = [{ id: '16', quantity: 1 }];
    expect(rowEdit.safeParse({ sId: id, prices, packAim: 'fewest' }).success).toBe(false);
    expect(rowEdit.safeParse({ sId: id, prices, packAim: null }).success).toBe(true);
    expect(rowEdit.safeParse({ sId: id, packAim: 'fewest' }).success).toBe(true);
    expect(rowEdit.safeParse({ sId: id, packAim: 'dearest' }).success).toBe(false);
  });
});

describe('an aim in two versions', () => {
  const theirs = { ...setQuotationArea(start, 200), revision: 4 };
  const mine = aimed('cheapest');

  it('belongs to the packages, and its counts follow the rest', () => {
    expect(differingParts(mine, aimed('cheapest', theirs)).map(partKey)).toEqual(['area']);
    expect(differingParts(aimed('leastLeftover'), start).map(partKey)).toEqual([`${id} packages`]);
    const mixed = (chosen: string[]) => mixVersions({ base: start, mine, theirs }, new Set(chosen));
    expect(packsOf(mixed([`${id} packages`]))).toEqual({ 25: 4 });
    expect(packsOf(mixed(['area', `${id} packages`]))).toEqual({ 25: 2 });
    expect([rowOf(mixed(['area'])).packAim, packsOf(mixed(['area']))]).toEqual([null, { 16: 3 }]);
  });

  it('is merged, with counts for what both versions need together', () => {
    const merged = mergeQuotation(start, mine, theirs);
    expect([rowOf(merged).packAim, packsOf(merged)]).toEqual(['cheapest', { 25: 4 }]);
    const ended = mergeQuotation(mine, recalculateRowPacks(mine, id), aimed('cheapest', theirs));
    expect([rowOf(ended).packAim, packsOf(ended)]).toEqual([null, { 16: 6 }]);
    const larger = mergeQuotation(start, setQuotationArea(start, 300), aimed('fewest'));
    expect(packsOf(larger)).toEqual({ 25: 1, 60: 2 });
  });

  it('counts packages of another colour beside what the other version counted by hand', () => {
    const priceranges = [
      aPriceRange(['9001'], [aPack(16, 40)]),
      aPriceRange(['9200'], [{ ...aPack(16, 60), id: 'dark' }]),
    ];
    const row = threeWays({ priceType: 'colors', priceranges });
    const before = loadQuotation(withAutomaticPacks(aQuotation([row])));
    const choice = chooseRowColour(before, id, { code: '9200', r: 1, g: 2, b: 3, colorlist: null });
    if (!choice.available) throw new Error(choice.reason);
    const byHand = setRowPacks(before, id, [{ id: '16', quantity: 9 }]);
    expect(packsOf(mergeQuotation(before, choice.quotation, byHand))).toEqual({ dark: 3 });
  });

  it('is restored with a revision, and with a removed row', () => {
    const then = aimed('fewest');
    const now = { ...setRowPacks(setQuotationArea(start, 50), id, [{ id: '16', quantity: 9 }]), revision: 5 };
    const restored = restoreRevision(now, now, then);
    expect(rowEdits(now, restored)).toEqual([{ sId: id, packAim: 'fewest' }]);
    expect(packsOf(saved(now, restored))).toEqual({ 60: 1 });
    const two = aimed('cheapest', loadQuotation(aQuotation([threeWays(), threeWays({ id: 'other' })])));
    const after = removeRows(two, new Set(['other']));
    const back = restoreRows(setQuotationArea(after, 200), { before: two, after });
    expect([packsOf(back, 'other'), rowOf(back, 'other').packAim]).toEqual([{ 25: 4 }, 'cheapest']);
  });
});

const amounts = (quotation: Quotation) =>
  priceQuotation(quotation).rows.map(({ sId, packs, cost, quantity, estimate }) => ({
    sId,
    packs: packs.map(({ count }) => count),
    ...{ cost, quantity, estimate },
  }));
const aims = (quotation: Quotation) => quotation.selectedProducts.map(({ packAim }) => packAim);

describe('whatever edits come', () => {
  it('a row that follows its need is never short, and one with an aim holds its best mix', () => {
    fc.assert(
      fc.property(quotations, seeds, (quotation, edits) => {
        for (const priced of priceQuotation(editedBy(quotation, edits)).rows) {
          if (followsNeed(priced)) expect(priced.sign).not.toBe('<');
          const { packAim } = priced.row;
          if (packAim === null) continue;
          const mix = aimedPacks(priced.packs, priced.estimate, packAim);
          expect(priced.packs.map(({ count }) => count)).toEqual(mix?.counts);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('server and browser count the same', () => {
    fc.assert(
      fc.property(quotations, seeds, (quotation, edits) => {
        const draft = editedBy(quotation, edits);
        try {
          const answer = saved(quotation, draft);
          expect(amounts(answer)).toEqual(amounts(draft));
          expect(aims(answer)).toEqual(aims(draft));
        } catch (error) {
          // A colour that no range lists is refused to both.
          if (!(error instanceof DomainError)) throw error;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('rows that follow in both versions are never short where the versions become one', () => {
    fc.assert(
      fc.property(quotations, seeds, seeds, fc.nat(), (quotation, edits, others, choices) => {
        const [mine, theirs] = [editedBy(quotation, edits), editedBy(quotation, others)];
        const random = seededRandom(choices);
        const keys = differingParts(mine, theirs).map(partKey);
        const chosen = new Set(keys.filter(() => random() < 0.5));
        const mixed = mixVersions({ base: quotation, mine, theirs }, chosen);
        for (const one of [mergeQuotation(quotation, mine, theirs), mixed]) {
          for (const priced of priceQuotation(one).rows) {
            const both = [mine, theirs].map((version) => pricedRow(version, priced.sId));
            if (both.every(followsNeed)) expect(priced.sign).not.toBe('<');
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('an undone aim leaves what the edits since make of the quotation before', () => {
    const areas = fc.integer({ min: 0, max: 50_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(quotations, seeds, fc.constantFrom(...packAims), areas, (quotation, edits, aim, area) => {
        const back = editedBy(quotation, edits);
        const next = aimed(aim, back);
        expect(mergeQuotation(next, next, back)).toBe(back);
        const undone = mergeQuotation(next, setQuotationArea(next, area), back);
        expect(amounts(undone)).toEqual(amounts(setQuotationArea(back, area)));
        expect(aims(undone)).toEqual(aims(back));
      }),
      { numRuns: 300 },
    );
  });
});
