import { describe, expect, it } from 'vitest';
import { selectableOffer } from '#shared/offers/accepting/selectable-offer.ts';
import {
  carriedSelection,
  selectedTotals,
  sentSelection,
  withChoice,
} from '#shared/offers/accepting/selection.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { isFixed } from '#shared/offers/is-fixed.ts';
import { canonicalForm } from '#shared/offers/sending/canonical-form.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { aMaterial, aMilestone, anOffer, aWork } from '#test/support/builders/offer.ts';
import { randomOffer } from '#test/support/builders/random-offers.ts';
import { seededRandom } from '#test/support/seeded-random.ts';

const lumpSum = (id: string, euros: number, fields: Partial<OfferLine> = {}) =>
  aWork(1, euros, { id, unit: 'corpo', vat: 'IT22', ...fields });

const group = (alternative: string, chosen = false) => ({ alternative, chosen });
const lines = [
  lumpSum('fixed', 1000),
  lumpSum('option', 200, { optional: true }),
  lumpSum('ticked', 100, { optional: true, chosen: true }),
  lumpSum('first', 400, group('g1', true)),
  lumpSum('second', 700, group('g1')),
];
const sent = selectableOffer(
  anOffer(lines, { plan: [aMilestone('percent', 3000), aMilestone('percent', 7000)] }),
);

/** The working copy with exactly these lines chosen. */
const choosing = (offer: Offer, ids: ReadonlySet<string>): Offer => ({
  ...offer,
  lines: offer.lines.map((line) => ({ ...line, chosen: ids.has(line.id) })),
});

describe('a selection', () => {
  it('starts as sent [ACC-012]', () => {
    expect(sentSelection(sent)).toEqual(['ticked', 'first']);
    expect(selectedTotals(sent, sentSelection(sent))).toMatchObject({
      taxable: 150_000,
      vat: 33_000,
      total: 183_000,
    });
  });

  it('ticks options one by one, and exchanges one alternative for another [ACC-012]', () => {
    const start = sentSelection(sent);
    expect(withChoice(sent, start, 'option')).toEqual(['ticked', 'first', 'option']);
    expect(withChoice(sent, start, 'ticked')).toEqual(['first']);
    expect(withChoice(sent, start, 'second')).toEqual(['ticked', 'second']);
    expect(withChoice(sent, start, 'first')).toEqual(['ticked', 'first']);
    for (const id of ['fixed', 'unknown']) expect(withChoice(sent, start, id)).toBe(start);
  });

  it('is made again in a new version; what that has anew or no more is as sent [ACC-012, ACC-041]', () => {
    const versionOf = (next: readonly OfferLine[]) => selectableOffer(anOffer([...next]));
    const [fixed, option, ticked, first, second] = lines as [
      OfferLine,
      OfferLine,
      OfferLine,
      OfferLine,
      OfferLine,
    ];
    const carried = (next: readonly OfferLine[]) =>
      carriedSelection(versionOf(next), sent, ['option', 'second']);
    expect(carried(lines)).toEqual(['option', 'second']);
    const anew = lumpSum('anew', 50, { optional: true, chosen: true });
    expect(carried([...lines, anew])).toEqual(['option', 'second', 'anew']);
    // The chosen alternative is gone: its group is as sent.
    expect(carried([fixed, option, ticked, first, lumpSum('third', 1, group('g1'))])).toEqual([
      'option',
      'first',
    ]);
    // An option became a fixed line.
    expect(carried([fixed, { ...option, optional: false }, ticked, first, second])).toEqual(['second']);
    // The choices would not fit: two of one group.
    const joined = { ...option, optional: false, alternative: 'g1' };
    expect(carried([fixed, joined, first, second])).toEqual(['first']);
  });

  it('comes to taxable amount, VAT, total and plan, in any order of its ids [ACC-013]', () => {
    const totals = selectedTotals(sent, ['second', 'option']);
    expect(totals).toMatchObject({
      sum: 190_000,
      taxable: 190_000,
      vat: 41_800,
      total: 231_800,
      toPay: 231_800,
    });
    expect(totals?.plan.amounts).toEqual([69_540, 162_260]);
    expect(totals?.counts).toEqual([true, true, false, false, true]);
    expect(selectedTotals(sent, ['option', 'second'])).toEqual(totals);
  });

  it.each([
    ['an unknown line', ['first', 'unknown']],
    ['a line that is no option', ['first', 'fixed']],
    ['a line twice', ['first', 'first']],
    ['no alternative of a group', ['option']],
    ['two alternatives of a group', ['first', 'second']],
    ['nothing', []],
  ])('of %s is invalid [ACC-014]', (_, selection) => {
    expect(selectedTotals(sent, selection)).toBeNull();
  });

  it('of two alternatives of one group for those of two is invalid [ACC-014]', () => {
    const two = selectableOffer(
      anOffer([...lines, lumpSum('third', 1, group('g2', true)), lumpSum('fourth', 2, group('g2'))]),
    );
    expect(selectedTotals(two, ['first', 'second'])).toBeNull();
    expect(selectedTotals(two, ['first', 'third'])).not.toBeNull();
  });

  it('of nothing is that of an offer without choices [ACC-012]', () => {
    expect(selectedTotals(selectableOffer(anOffer([lumpSum('fixed', 10)])), [])).toMatchObject({
      taxable: 1000,
    });
  });

  it('whose discount or rounding is too large for it is invalid [ACC-014]', () => {
    const all = [lumpSum('small', 10), lumpSum('option', 100, { optional: true, chosen: true })];
    const discounted = selectableOffer(anOffer(all, { discount: { amount: 5000 } }));
    expect(selectedTotals(discounted, ['option'])).toMatchObject({ discount: 5000, taxable: 6000 });
    expect(selectedTotals(discounted, [])).toBeNull();
    const rounding = { amount: -1001, wanted: 9999, basis: 'net' as const };
    const rounded = selectableOffer(anOffer(all, { rounding }));
    expect(selectedTotals(rounded, ['option'])).toMatchObject({ rounding: -1001, taxable: 9999 });
    expect(selectedTotals(rounded, [])).toBeNull();
  });

  it('without room for fixed milestones stays valid and has no amounts of its plan [ACC-013]', () => {
    const all = [lumpSum('small', 10), lumpSum('option', 100, { optional: true, chosen: true })];
    const planned = selectableOffer(anOffer(all, { plan: [aMilestone('amount', 5000), aMilestone('rest')] }));
    expect(selectedTotals(planned, ['option'])?.plan).toEqual({ amounts: [5000, 8420], fault: null });
    expect(selectedTotals(planned, [])?.plan).toEqual({
      amounts: null,
      fault: { code: 'plan-exceeds', by: 3780 },
    });
  });

  it('takes a material along with its work [ACC-013]', () => {
    const work = lumpSum('work', 100, { optional: true });
    const offer = anOffer(
      [
        lumpSum('fixed', 10),
        work,
        aMaterial(50, { id: 'paint', vat: 'IT22', material: { works: ['work'] } }),
      ],
      {
        policy: 'priced',
      },
    );
    expect(selectedTotals(selectableOffer(offer), [])?.taxable).toBe(1000);
    expect(selectedTotals(selectableOffer(offer), ['work'])?.taxable).toBe(16_000);
  });

  it('comes to what the working copy would with it, whatever the offer [ACC-013]', () => {
    let valid = 0;
    for (let seed = 1; seed <= 2000; seed += 1) {
      const offer = randomOffer(seed);
      const next = seededRandom(seed);
      const frozen = selectableOffer(offer);
      const pressed = offer.lines.filter(() => next() < 0.5);
      const selection = pressed.reduce(
        (chosen, { id }) => withChoice(frozen, chosen, id),
        sentSelection(frozen),
      );
      const totals = selectedTotals(frozen, selection);
      const chosen = choosing(offer, new Set(selection));
      const { lines: evaluated, fault, subtotals, margin, ...expected } = evaluateOffer(chosen);
      if (fault) expect(totals, `seed ${seed}`).toBeNull();
      else {
        const counts = evaluated.map((line) => line.counts);
        expect(totals, `seed ${seed}`).toEqual({ ...expected, counts });
        valid += 1;
      }
    }
    expect(valid).toBeGreaterThan(1000);
  });
});

describe('the part of a snapshot that answers selections', () => {
  it('has of a rounding its amount alone, and of a milestone its share [SND-003]', () => {
    const rounding = { amount: -166, wanted: 9834, basis: 'net' as const };
    const frozen = selectableOffer(anOffer(lines, { rounding, plan: [aMilestone('percent', 10_000)] }));
    expect(frozen.rounding).toEqual({ amount: -166 });
    expect(frozen.plan).toEqual([{ kind: 'percent', value: 10_000 }]);
    expect(sent.rounding).toBeNull();
  });

  it('holds integers alone, and no cost, markup or hour [SND-003, SND-004]', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const offer = randomOffer(seed);
      const frozen = selectableOffer(offer);
      expect(() => canonicalForm(frozen)).not.toThrow();
      expect(canonicalForm(frozen)).not.toMatch(/cost|markup|hours|material|quotationId|wanted/i);
      expect(JSON.parse(canonicalForm(frozen))).toEqual(frozen);
      const fixed = frozen.lines.filter(isFixed).length;
      expect(fixed).toBe(offer.lines.filter(isFixed).length);
    }
  });
});
