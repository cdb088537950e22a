import { expect, it } from 'vitest';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { withoutMoney } from '#shared/pricing/without-money.ts';
import { aPack, aQuotation, aRow } from '#test/support/builders/quotation.ts';

const unpriced = (row: ReturnType<typeof aRow>) => ({
  ...row,
  ...{ discount: 0, discountExtra: 0, discountAccounting: 0 },
  priceranges: row.priceranges.map((range) => ({
    ...range,
    prices: range.prices.map((pack) => ({ ...pack, price: null })),
  })),
});

it('a quotation without money keeps packages and quantities, and no amount of any kind', () => {
  const discounts = { discount: 0.1371, discountExtra: 0.0529, discountAccounting: 0.0317 };
  const rows = [
    aRow({ id: 'a', packs: [aPack(25, 7_131.31, 1), aPack(5, 913.17, 2)] }),
    aRow({ id: 'b', packs: [aPack(10, 4_717.23, 3)] }),
  ].map((row) => ({ ...row, ...discounts }));
  const priced = priceQuotation(aQuotation(rows));
  const plain = withoutMoney(priced);
  const counts = ({ rows: all }: typeof priced) =>
    all.map(({ packs, quantity, surface, estimate, sign }) => [
      packs.map(({ size, count }) => [size, count]),
      ...[quantity, surface, estimate, sign],
    ]);
  expect(counts(plain)).toEqual(counts(priced));
  expect(plain).toMatchObject({ hasMoney: false, hasDiscounts: false, total: null, listTotal: null });
  const text = JSON.stringify(plain);
  for (const amount of ['7131', '913.17', '91317', '4717', '0.1371', '0.0529', '0.0317', `${priced.total}`])
    expect(text).not.toContain(amount);
  expect(plain.rows.map(({ row }) => row)).toEqual(rows.map(unpriced));
});
