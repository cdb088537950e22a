import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setQuotationDiscounts } from '#shared/editing/set-quotation-discounts.ts';
import { discountSteps } from '#shared/pricing/discount-steps.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { aPack, aQuotation, aRow } from '#test/support/builders/quotation.ts';

const chain = { discount: 0.1, discountExtra: 0.05, discountAccounting: 0.02 };
const none = { discount: 0, discountExtra: 0, discountAccounting: 0 };
const priced = (...rows: ReturnType<typeof aRow>[]) => priceQuotation(aQuotation(rows)).rows;
const bought = (price: number | string | null, count = 1) => aRow({ packs: [aPack(25, price, count)] });

describe('the steps of a chain of discounts', () => {
  it('are what each leaves of the list price (worked example 8) [QCA-019]', () => {
    expect(discountSteps(priced(bought(112.5, 2)), chain)).toEqual({
      list: 22_500,
      steps: [
        { discount: 'discount', fraction: 0.1, net: 20_250 },
        { discount: 'discountExtra', fraction: 0.05, net: 19_238 },
        { discount: 'discountAccounting', fraction: 0.02, net: 18_853 },
      ],
    });
  });

  it('leave discounts of 0 out', () => {
    expect(discountSteps(priced(bought(100)), { ...none, discountAccounting: 0.02 })?.steps).toEqual([
      { discount: 'discountAccounting', fraction: 0.02, net: 9_800 },
    ]);
    expect(discountSteps(priced(bought(100)), none)).toEqual({ list: 10_000, steps: [] });
  });

  it('are sums of rounded rows, and rows without a price count nothing', () => {
    const three = priced(bought('33,335'), bought('33,335'), bought('33,335'), bought(null));
    expect(discountSteps(three, none)?.list).toBe(10_002);
    expect(discountSteps(priced(bought(null)), chain)).toBeNull();
    expect(discountSteps([], chain)).toBeNull();
  });

  it('never rise, and end at the total the quotation will show', () => {
    const percent = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
    const discounts = fc.record({ discount: percent, discountExtra: percent, discountAccounting: percent });
    const rows = fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.nat(40))
        .map(([price, count]) => bought(price / 10_000, count)),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(rows, discounts, (some, three) => {
        const quotation = aQuotation(some);
        const found = discountSteps(priceQuotation(quotation).rows, three);
        const nets = [found?.list ?? 0, ...(found?.steps ?? []).map(({ net }) => net)];
        expect(nets).toEqual(nets.toSorted((one, other) => other - one));
        expect(nets.at(-1)).toBe(priceQuotation(setQuotationDiscounts(quotation, three)).total);
      }),
    );
  });
});
