import { describe, expect, it } from 'vitest';
import { choiceEffects } from '#shared/offers/choice-effects.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { paymentPlan } from '#shared/offers/payment-plan.ts';
import { wantedTotal } from '#shared/offers/wanted-total.ts';
import type { Offer, OfferPolicy, OfferTerms } from '#shared/schemas/offer.ts';
import { aFreeLine, aMaterial, aMilestone, anOffer, aSection, aWork } from '#test/support/builders/offer.ts';

const euros = (cents: number | null | undefined) => (cents == null ? cents : cents / 100);

const lumpSum = (price: number, fields = {}) => aWork(1, price, { unit: 'corpo', ...fields });

/** Taxable amount and VAT by code, in euro. */
const summaryOf = (offer: OfferTerms) =>
  evaluateOffer(offer).summary.map(({ code, taxable, vat }) => [code.code, euros(taxable), euros(vat)]);

const amountsOf = (offer: OfferTerms) => evaluateOffer(offer).lines.map(({ amount }) => euros(amount));

const example17 = () =>
  anOffer([
    aWork(42.12, 9.8),
    aWork(15.12, 7.45, { discount: 1000 }),
    lumpSum(85),
    lumpSum(240, { vat: 'IT22' }),
  ]);

describe('example 17: an offer of two rates', () => {
  it('has amounts rounded once a line [OFR-015]', () => {
    expect(amountsOf(example17())).toEqual([412.78, 101.38, 85, 240]);
  });

  it('has VAT once a code, the highest rate first, and a total [OFR-052, OFR-057]', () => {
    expect(summaryOf(example17())).toEqual([
      ['IT22', 240, 52.8],
      ['IT10', 599.16, 59.92],
    ]);
    const { sum, vat, total } = evaluateOffer(example17());
    expect([sum, vat, total].map(euros)).toEqual([839.16, 112.72, 951.88]);
  });
});

const example18 = (policy: OfferPolicy, finished = false) =>
  anOffer([aWork(120, 8.5, { finished }), aMaterial(280.8), aMaterial(82)], { policy, markup: 2500 });

describe('example 18: materials', () => {
  it('a: in the finished price are shared and printed in the price [OFR-026, OFR-028, OFR-029]', () => {
    const { lines, vat, total, margin } = evaluateOffer(example18('inPrice'));
    expect(lines.map(({ saleValue }) => euros(saleValue))).toEqual([0, 351, 102.5]);
    expect([lines[0]?.price, lines[0]?.added]).toEqual([122_800, 37_800]);
    expect(lines.map(({ amount }) => euros(amount))).toEqual([1473.6, null, null]);
    expect([vat, total, margin.cost].map(euros)).toEqual([147.36, 1620.96, 362.8]);
    expect(lines.map(({ state, works }) => [state, works])).toEqual([
      [null, []],
      ['folded', [0]],
      ['folded', [0]],
    ]);
  });

  it('a: listed without price have the amounts of the finished price [OFR-031]', () => {
    expect(amountsOf(example18('listed'))).toEqual(amountsOf(example18('inPrice')));
  });

  it('b: listed with price are amounts of their own [OFR-030]', () => {
    const { vat, total } = evaluateOffer(example18('priced'));
    expect(amountsOf(example18('priced'))).toEqual([1020, 351, 102.5]);
    expect([vat, total].map(euros)).toEqual([147.35, 1620.85]);
  });

  it('c: of works whose price includes them add nothing, under any policy [OFR-033]', () => {
    for (const policy of ['inPrice', 'listed', 'priced'] as const) {
      const { lines, total, margin } = evaluateOffer(example18(policy, true));
      expect(lines.map(({ state, amount }) => [state, euros(amount)])).toEqual([
        [null, 1020],
        ['included', null],
        ['included', null],
      ]);
      expect([total, margin.cost, margin.margin].map(euros)).toEqual([1122, 362.8, 657.2]);
      expect(margin.percent).toBe(6443);
    }
  });

  it('d: supplied by the customer count nowhere [OFR-032]', () => {
    const { total, margin } = evaluateOffer(example18('byCustomer'));
    expect([total, margin.cost].map(euros)).toEqual([1122, 0]);
  });

  it('e: in a section without works are shared by two rooms [OFR-027, OFR-028]', () => {
    const offer = anOffer(
      [
        aWork(37.8, 8.5, { sectionId: 'room-one' }),
        aWork(52.92, 8.5, { sectionId: 'room-two' }),
        aMaterial(280.8, { sectionId: 'materials' }),
      ],
      { markup: 2500, sections: ['room-one', 'room-two', 'materials'].map((id) => aSection(id)) },
    );
    const { lines, sum, vat, total, subtotals } = evaluateOffer(offer);
    expect(lines.map(({ price }) => price)).toEqual([123_700, 123_700, null]);
    expect([sum, vat, total].map(euros)).toEqual([1122.21, 112.22, 1234.43]);
    expect([...subtotals].map(([id, cents]) => [id, euros(cents)])).toEqual([
      [null, 0],
      ['room-one', 467.59],
      ['room-two', 654.62],
      ['materials', 0],
    ]);
  });
});

const example19 = (discount: Offer['discount']) =>
  anOffer(
    [lumpSum(1000, { vat: 'IT22' }), lumpSum(333.33, { vat: 'IT10' }), lumpSum(166.68, { vat: 'IT4' })],
    { discount },
  );

describe('example 19: a discount goes over the codes', () => {
  it('a: of 5 % [OFR-046, OFR-051]', () => {
    const { sum, discount, vat, total, summary } = evaluateOffer(example19({ percent: 500 }));
    expect([sum, discount].map(euros)).toEqual([1500.01, 75]);
    expect(summary.map(({ share }) => euros(share))).toEqual([50, 16.67, 8.33]);
    expect(summaryOf(example19({ percent: 500 }))).toEqual([
      ['IT22', 950, 209],
      ['IT10', 316.66, 31.67],
      ['IT4', 158.35, 6.33],
    ]);
    expect([vat, total].map(euros)).toEqual([247, 1672.01]);
  });

  it('b: of 100,00 [OFR-046, OFR-051]', () => {
    const { vat, total, summary } = evaluateOffer(example19({ amount: 10_000 }));
    expect(summary.map(({ share }) => euros(share))).toEqual([66.67, 22.22, 11.11]);
    expect(summaryOf(example19({ amount: 10_000 }))).toEqual([
      ['IT22', 933.33, 205.33],
      ['IT10', 311.11, 31.11],
      ['IT4', 155.57, 6.22],
    ]);
    expect([vat, total].map(euros)).toEqual([242.66, 1642.67]);
  });
});

/** The offer rounded to a wanted total. */
function rounded(offer: Offer, wanted: number, basis: 'net' | 'gross') {
  const found = wantedTotal(offer, wanted, basis);
  if (typeof found === 'string') throw new Error(found);
  return { ...found, offer: { ...offer, rounding: found.rounding } };
}

describe('example 20: a wanted total', () => {
  it('a: of 950,00 is reached [OFR-047]', () => {
    const { rounding, reached, offer } = rounded(example17(), 95_000, 'gross');
    const { taxable, total } = evaluateOffer(offer);
    expect([rounding.amount, taxable, total, reached].map(euros)).toEqual([-1.66, 837.5, 950, 950]);
  });

  it('b: that no taxable amount reaches gives the nearest one [OFR-048]', () => {
    const one = anOffer([lumpSum(98, { vat: 'IT22' })]);
    const { rounding, reached, offer } = rounded(one, 11_920, 'gross');
    const { taxable, total } = evaluateOffer(offer);
    expect([rounding.amount, taxable, total, reached].map(euros)).toEqual([-0.3, 97.7, 119.19, 119.19]);
  });

  it('c: of the taxable amount [OFR-047]', () => {
    const { rounding, offer } = rounded(example17(), 84_000, 'net');
    expect([rounding.amount, evaluateOffer(offer).total].map(euros)).toEqual([0.84, 952.83]);
  });

  it('d: too far away is refused [OFR-049]', () => {
    expect(wantedTotal(example17(), 10_000, 'gross')).toBe('rounding-too-large');
  });
});

describe('example 21: regimes', () => {
  it('a: the withholding of a condominium, with a plan [OFR-061, OFR-072]', () => {
    const plan = [3000, 4000, 3000].map((percent) => aMilestone('percent', percent));
    const offer = anOffer([lumpSum(12_345.67)], { withholding: 400, plan });
    const { vat, total, withheld, toPay, plan: paid } = evaluateOffer(offer);
    expect([vat, total, withheld, toPay].map(euros)).toEqual([1234.57, 13_580.24, 493.83, 13_086.41]);
    expect(paid.amounts?.map(euros)).toEqual([3925.92, 5234.57, 3925.92]);
  });

  it('b: reverse charge has no VAT', () => {
    const { vat, total, toPay } = evaluateOffer(anOffer([lumpSum(4820, { vat: 'IT-N6.7' })]));
    expect([vat, total, toPay].map(euros)).toEqual([0, 4820, 4820]);
  });

  it('c: split payment takes the VAT off what is to pay [OFR-064]', () => {
    const offer = anOffer([lumpSum(4820, { vat: 'IT22' })], { splitPayment: true });
    const { vat, total, toPay } = evaluateOffer(offer);
    expect([vat, total, toPay].map(euros)).toEqual([1060.4, 5880.4, 4820]);
  });

  it('d: the stamp of the flat-rate regime is due above 77,47 [OFR-060]', () => {
    const totalOf = (price: number) =>
      euros(evaluateOffer(anOffer([lumpSum(price, { vat: 'IT-N2.2' })], { stamp: true })).total);
    expect([1250, 77.47, 77.48].map(totalOf)).toEqual([1252, 77.47, 79.48]);
  });
});

describe('example 22: options and alternatives', () => {
  const offer = () =>
    anOffer([
      aWork(100, 9),
      aWork(100, 11.5, { id: 'dear-one', alternative: 'group-01' }),
      aWork(100, 10.2, { alternative: 'group-01', chosen: true }),
      lumpSum(180, { id: 'option-1', optional: true }),
      lumpSum(320, { id: 'option-2', optional: true, chosen: true }),
    ]);

  it('count when they are chosen [OFR-040, OFR-041]', () => {
    expect(amountsOf(offer())).toEqual([900, 1150, 1020, 180, 320]);
    const { sum, total } = evaluateOffer(offer());
    expect([sum, total].map(euros)).toEqual([2240, 2464]);
  });

  it('say what they change, alone and on the total [OFR-041]', () => {
    const effects = choiceEffects(offer());
    expect(euros(effects.get('dear-one')?.difference)).toBe(130);
    expect(['dear-one', 'option-1', 'option-2'].map((id) => euros(effects.get(id)?.onTotal))).toEqual([
      143, 198, 352,
    ]);
  });
});

describe('example 23: a plan', () => {
  it.each([
    ['a', 100_000, [aMilestone('percent', 3333), aMilestone('percent', 3333), aMilestone('percent', 3334)]],
    ['b', 184_875, [aMilestone('amount', 50_000), aMilestone('percent', 4000), aMilestone('rest')]],
    ['c', 10_001, [aMilestone('percent', 5000), aMilestone('percent', 5000)]],
  ])('%s adds up to what is to pay [OFR-071, OFR-072]', (name, toPay, plan) => {
    const wanted: Record<string, number[]> = {
      a: [333.3, 333.3, 333.4],
      b: [500, 739.5, 609.25],
      c: [50.01, 50],
    };
    expect(paymentPlan(toPay, plan).amounts?.map(euros)).toEqual(wanted[name]);
  });
});

describe('example 24: the margin', () => {
  it('counts hours, costs, markup and discount [OFR-082, OFR-083]', () => {
    const work = aWork(120, 8.5, { hours: 1200, hourlyCost: 240_000, unitCost: 1500 });
    const trestle = aFreeLine({ unit: 'corpo', price: 1_500_000, unitCost: 900_000 });
    const offer = anOffer([work, aMaterial(280.8), trestle], { markup: 2500, discount: { percent: 300 } });
    const { lines, sum, discount, taxable, total, margin } = evaluateOffer(offer);
    expect(lines[0]?.price).toBe(114_300);
    expect([sum, discount, taxable, total].map(euros)).toEqual([1521.6, 45.65, 1475.95, 1623.55]);
    expect([margin.labour, margin.other, margin.materials, margin.cost, margin.margin].map(euros)).toEqual([
      345.6, 108, 280.8, 734.4, 741.55,
    ]);
    expect([margin.hours, margin.percent, euros(margin.perHour)]).toEqual([1440, 5024, 75.5]);
  });
});

describe('example 25: ties', () => {
  it('go up, once [OFR-015, OFR-052]', () => {
    const offer = anOffer([
      aWork(0.5, 0.01),
      aWork(0.5, 0.03),
      aWork(12.345, 33.335, { discount: 1250 }),
      aWork(2.675, 1),
    ]);
    const { taxable, vat, total } = evaluateOffer(offer);
    expect(amountsOf(offer)).toEqual([0.01, 0.02, 360.08, 2.68]);
    expect([taxable, vat, total].map(euros)).toEqual([362.79, 36.28, 399.07]);
  });
});
