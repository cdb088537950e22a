import { describe, expect, it } from 'vitest';
import { choiceEffects, totalWithOptions } from '#shared/offers/choice-effects.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { marginAt } from '#shared/offers/margin.ts';
import { paymentPlan } from '#shared/offers/payment-plan.ts';
import { settledOffer } from '#shared/offers/settled-offer.ts';
import { isOffWanted, wantedTotal } from '#shared/offers/wanted-total.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { aFreeLine, aMaterial, aMilestone, anOffer, aSection, aWork } from '#test/support/builders/offer.ts';

const lumpSum = (euros: number, fields = {}) => aWork(1, euros, { unit: 'corpo', ...fields });

describe('a discount', () => {
  it('above the sum takes all and is a fault [OFR-046]', () => {
    const offer = anOffer([lumpSum(10)], { discount: { amount: 1001 } });
    expect(evaluateOffer(offer)).toMatchObject({ taxable: 0, fault: 'discount-too-large' });
    expect(evaluateOffer({ ...offer, discount: { amount: 1000 } }).fault).toBeNull();
  });
});

describe('a rounding', () => {
  const rounding = { amount: -100, wanted: 900, basis: 'net' as const };

  it('counts nothing, and goes, once nothing counts any more [OFR-050]', () => {
    const offer = anOffer([lumpSum(10, { optional: true })], { rounding });
    expect(evaluateOffer(offer)).toMatchObject({ taxable: 0, rounding: 0, fault: null });
    expect(settledOffer(offer).rounding).toBeNull();
    const other = anOffer([lumpSum(10)], { rounding });
    expect(settledOffer(other)).toBe(other);
  });

  it('below 0 in all is a fault', () => {
    expect(evaluateOffer(anOffer([lumpSum(0.5)], { rounding }))).toMatchObject({
      taxable: 0,
      fault: 'rounding-too-large',
    });
  });

  it('does not follow later changes: then the total is no longer the wanted one [OFR-050]', () => {
    const offer = anOffer([lumpSum(10)], { rounding });
    expect(isOffWanted(offer)).toBe(false);
    const later = { ...offer, lines: [lumpSum(11)] };
    expect(evaluateOffer(later).taxable).toBe(1000);
    expect(isOffWanted(later)).toBe(true);
    expect(isOffWanted(anOffer())).toBe(false);
  });

  it('of nothing has nothing to round', () => {
    expect(wantedTotal(anOffer(), 100, 'net')).toBe('nothing-to-round');
  });

  it('of a tenth is the largest [OFR-049]', () => {
    const offer = anOffer([lumpSum(10)]);
    expect(wantedTotal(offer, 900, 'net')).toMatchObject({ rounding: { amount: -100 } });
    expect(wantedTotal(offer, 1100, 'net')).toMatchObject({ rounding: { amount: 100 } });
    expect(wantedTotal(offer, 899, 'net')).toBe('rounding-too-large');
    expect(wantedTotal(offer, 1101, 'net')).toBe('rounding-too-large');
  });

  it('is taken anew: the stored one does not count [OFR-047]', () => {
    const offer = anOffer([lumpSum(10)], { rounding });
    expect(wantedTotal(offer, 1000, 'net')).toMatchObject({ rounding: { amount: 0 } });
  });

  it('reaches the nearest total of all taxable amounts, below rather than above [OFR-048]', () => {
    for (let wanted = 11_800; wanted < 12_200; wanted += 1) {
      const offer = anOffer([lumpSum(98, { vat: 'IT22' })]);
      const found = wantedTotal(offer, wanted, 'gross');
      const totals = Array.from({ length: 600 }, (_, at) => 9600 + at).map(
        (taxable) => taxable + Math.floor((taxable * 22 + 50) / 100),
      );
      const distance = Math.min(...totals.map((total) => Math.abs(total - wanted)));
      const best = Math.min(...totals.filter((total) => Math.abs(total - wanted) === distance));
      expect(found).toMatchObject({ reached: best });
    }
  });

  it('counts the stamp duty in a total with VAT', () => {
    const offer = anOffer([lumpSum(100, { vat: 'IT-N2.2' })], { stamp: true });
    expect(wantedTotal(offer, 10_000, 'gross')).toMatchObject({
      rounding: { amount: -200 },
      reached: 10_000,
    });
  });
});

describe('a plan', () => {
  it('of percentages that do not add up says what is missing [OFR-073]', () => {
    const plan = [aMilestone('percent', 3000), aMilestone('percent', 6999)];
    expect(paymentPlan(100, plan)).toEqual({ amounts: null, fault: { code: 'plan-percent', by: 1 } });
  });

  it('with amounts needs exactly one balance [OFR-071, OFR-073]', () => {
    const fault = (...plan: Parameters<typeof paymentPlan>[1]) => paymentPlan(100, plan).fault;
    expect(fault(aMilestone('amount', 100))).toEqual({ code: 'plan-balance', by: 1 });
    expect(fault(aMilestone('rest'), aMilestone('rest'))).toEqual({ code: 'plan-balance', by: -1 });
    expect(fault(aMilestone('rest'))).toBeNull();
  });

  it('of amounts above what is to pay says by how much [OFR-073]', () => {
    const plan = [aMilestone('amount', 101), aMilestone('rest')];
    expect(paymentPlan(100, plan)).toEqual({ amounts: null, fault: { code: 'plan-exceeds', by: 1 } });
    expect(paymentPlan(101, plan).amounts).toEqual([101, 0]);
  });

  it('without milestones is none', () => {
    expect(paymentPlan(100, [])).toEqual({ amounts: [], fault: null });
  });

  it('of nothing to pay divides nothing', () => {
    expect(paymentPlan(0, [aMilestone('percent', 10_000)]).amounts).toEqual([0]);
  });
});

describe('settling an offer', () => {
  const inGroup = (chosen: boolean) => lumpSum(10, { alternative: 'group-01', chosen });
  const linesOf = (offer: Offer) => settledOffer(offer).lines;

  it('makes a group of one an ordinary line [OFR-042]', () => {
    expect(linesOf(anOffer([inGroup(true)]))[0]).toMatchObject({ alternative: null, chosen: false });
  });

  it('makes the first of a group the chosen one when none is [OFR-044]', () => {
    expect(
      linesOf(anOffer([lumpSum(1), inGroup(false), inGroup(false)])).map(({ chosen }) => chosen),
    ).toEqual([false, true, false]);
  });

  it('leaves one chosen [OFR-041]', () => {
    expect(linesOf(anOffer([inGroup(true), inGroup(true)])).map(({ chosen }) => chosen)).toEqual([
      true,
      false,
    ]);
  });

  it('keeps the chosen one of a group, wherever it stands [OFR-041]', () => {
    expect(linesOf(anOffer([inGroup(false), inGroup(true)])).map(({ chosen }) => chosen)).toEqual([
      false,
      true,
    ]);
  });

  it('makes nothing chosen that is no choice, and keeps options', () => {
    const lines = [lumpSum(1, { chosen: true }), lumpSum(1, { optional: true, chosen: true })];
    expect(linesOf(anOffer(lines)).map(({ chosen }) => chosen)).toEqual([false, true]);
  });

  it('puts lines in the order of their sections [OFR-010]', () => {
    const sections = ['one-00001', 'two-00001'].map((id) => aSection(id));
    const lines = ['two-00001', null, 'one-00001', 'gone-0001', 'two-00001'].map((sectionId, at) =>
      lumpSum(at, { sectionId }),
    );
    expect(linesOf(anOffer(lines, { sections })).map(({ price }) => (price ?? 0) / 10_000)).toEqual([
      1, 3, 2, 0, 4,
    ]);
  });

  it('takes works that are gone out of materials', () => {
    const work = lumpSum(1);
    const material = aMaterial(1, { material: { works: [work.id, 'gone-0001'] } });
    expect(linesOf(anOffer([work, material]))[1]?.material?.works).toEqual([work.id]);
  });

  it('leaves a settled offer as it is', () => {
    const offer = anOffer([lumpSum(1), inGroup(true), inGroup(false), aMaterial(1)]);
    expect(settledOffer(offer)).toBe(offer);
  });
});

describe('choices', () => {
  it('change subtotals, VAT, plan and margin at once [OFR-043]', () => {
    const option = aFreeLine({
      id: 'option-1',
      optional: true,
      price: 1_000_000,
      vat: 'IT22',
      unitCost: 400_000,
    });
    const offer = (chosen: boolean) =>
      anOffer([lumpSum(100), { ...option, chosen }], { plan: [aMilestone('percent', 10_000)] });
    expect(evaluateOffer(offer(false)).plan.amounts).toEqual([11_000]);
    expect(evaluateOffer(offer(true)).plan.amounts).toEqual([23_200]);
    expect(evaluateOffer(offer(true)).subtotals.get(null)).toBe(20_000);
    expect(evaluateOffer(offer(true)).margin.other).toBe(4000);
  });

  it('say what they change with discount and VAT, with the works they carry [OFR-041]', () => {
    const option = aWork(10, 10, { id: 'option-1', optional: true, vat: 'IT22' });
    const material = aMaterial(50, { material: { works: ['option-1'] } });
    const offer = anOffer([lumpSum(1000), option, material], {
      policy: 'priced',
      discount: { percent: 1000 },
    });
    expect(choiceEffects(offer).get('option-1')).toEqual({
      difference: null,
      onTotal: 9000 + 1980 + 4500 + 450,
    });
    expect(totalWithOptions(offer)).toBe(evaluateOffer(offer).total + 9000 + 1980 + 4500 + 450);
    expect(totalWithOptions(anOffer([lumpSum(1)]))).toBeNull();
  });

  it('say nothing where an offer without them cannot be', () => {
    const offer = anOffer([lumpSum(10, { id: 'option-1', optional: true, chosen: true })], {
      discount: { amount: 500 },
    });
    expect(choiceEffects(offer).get('option-1')?.onTotal).toBeNull();
  });

  it('of a chosen alternative change nothing [OFR-041]', () => {
    const lines = [
      lumpSum(10, { id: 'chosen-1', alternative: 'group-01', chosen: true }),
      lumpSum(8, { id: 'other-01', alternative: 'group-01' }),
    ];
    const effects = choiceEffects(anOffer(lines));
    expect(effects.get('chosen-1')).toEqual({ difference: null, onTotal: null });
    expect(effects.get('other-01')).toEqual({ difference: -200, onTotal: -220 });
  });
});

describe('the discount that I can give', () => {
  it('leaves the margin at another taxable amount [OFR-087]', () => {
    const { lines } = evaluateOffer(
      anOffer([aFreeLine({ price: 1_000_000, hours: 10_000, hourlyCost: 300_000 })]),
    );
    const costs = lines.map(({ costs: own }) => own);
    expect(marginAt(9000, costs)).toMatchObject({ margin: 6000, percent: 6667, perHour: 9000 });
  });
});
