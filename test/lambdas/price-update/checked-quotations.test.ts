import { beforeEach, describe, expect, it, vi } from 'vitest';
import { planPriceUpdate } from '#shared/price-update/plan.ts';
import { aRange, aTable } from '#test/support/builders/price-update.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aSuperUser } from '#test/support/builders/user.ts';

type Listed = { id: string; name: string; createdAt: string };
let listed: Listed[] = [];
const shownQuotations = vi.fn(async (..._asked: unknown[]) => ({ items: listed }));
/** Quotations whose id says so have no products. */
const readQuotation = vi.fn(async (id: string) => ({
  rows: id.startsWith('empty') ? [] : [{ product: calce }],
}));
vi.doMock('#lambdas/store/quotation/shown-quotations.ts', () => ({ shownQuotations }));
vi.doMock('#lambdas/store/quotation/quotation-store.ts', () => ({ readQuotation }));
const { checkedQuotations } = await import('#lambdas/price-update/checked-quotations.ts');

const calce = aProduct({ id: 'calce', name: { it: 'Calce' }, priceranges: [aRange({ pcu: 100 })] });
const now = new Date('2026-11-20T22:30:00.000Z');
const plan = planPriceUpdate([calce], [{ id: 'pcu', name: 'PCU' }], aTable({ calce: [1.05] }), now);
const user = aSuperUser();

const quotations = (count: number, createdAt: string, id = 'q') =>
  Array.from({ length: count }, (_, index) => ({ id: `${id}${index}`, name: `${id} ${index}`, createdAt }));
const check = () => checkedQuotations(plan, user, now);

beforeEach(() => {
  readQuotation.mockClear();
});

describe('the quotations that a preview looks at', () => {
  it('are the newest ten with products, when none is of today [PUP-008, OPW-54]', async () => {
    const earlier = '2026-11-19T22:30:00.000Z';
    listed = [...quotations(2, earlier, 'empty'), ...quotations(14, earlier)];
    const { today, checked, differing } = await check();
    expect([today, checked]).toEqual([false, 10]);
    expect(differing.map(({ id }) => id)).toEqual(quotations(10, earlier).map(({ id }) => id));
    expect(readQuotation).toHaveBeenCalledTimes(12);
  });

  it('are all of today in Rome, and none before, when there is one [PUP-008, OPW-54]', async () => {
    const [today, yesterday] = ['2026-11-19T23:30:00.000Z', '2026-11-19T22:59:59.000Z'];
    listed = [...quotations(12, today), ...quotations(1, today, 'empty'), ...quotations(3, yesterday, 'old')];
    const found = await check();
    expect([found.today, found.checked, found.differing.length]).toEqual([true, 12, 12]);
    expect(found.differing[0]).toEqual({
      id: 'q0',
      name: 'q 0',
      createdAt: today,
      products: [{ it: 'Calce' }],
    });
  });

  it('are of those that the caller may read, and at most fifty', async () => {
    listed = [];
    expect(await check()).toEqual({ today: false, checked: 0, differing: [] });
    expect(shownQuotations).toHaveBeenLastCalledWith(
      user,
      expect.objectContaining({ sort: 'createdAt', descending: true, page: 0, pageSize: 50 }),
    );
  });
});
