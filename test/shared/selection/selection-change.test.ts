import { describe, expect, it } from 'vitest';
import { addProduct } from '#shared/selection/add-product.ts';
import { changeConsumptionRange } from '#shared/selection/change-consumption-range.ts';
import { removeProduct } from '#shared/selection/remove-product.ts';
import { aCombinedProduct, aProduct, aRequirer } from '#test/support/builders/product.ts';
import { catalogueOf, makeIds } from './selecting.ts';

const primer = aCombinedProduct('primer');
const paint = aRequirer('paint', [['primer'], []]);
const catalogue = catalogueOf(primer, paint);
const row = (product: ReturnType<typeof aProduct>) => ({ sId: product.id, product, consumptionRange: 0 });
const quiet = { added: [], removed: [], missing: [] };

describe('what a change of the selection comes to', () => {
  it('is nothing for a product that cannot be added alone, or a row that is not there', () => {
    expect(addProduct([], primer, catalogue, makeIds())).toEqual({ selection: [], ...quiet });
    expect(changeConsumptionRange([row(paint)], 'none', 1, catalogue, makeIds())).toEqual({
      selection: [row(paint)],
      ...quiet,
    });
  });

  it('names what came along, and nothing that left', () => {
    const { added, removed } = addProduct([], paint, catalogue, makeIds());
    expect([added.map(({ sId }) => sId), removed]).toEqual([['s2'], []]);
  });

  it('names what left, and nothing that came', () => {
    const both = [row(paint), row(primer)];
    const left = { selection: [], ...quiet, removed: [row(primer)] };
    expect(removeProduct(both, 'paint', catalogue)).toEqual(left);
  });

  it('requires nothing by a consumption range that the product has no more', () => {
    const former = { ...row(paint), consumptionRange: 7 };
    expect(removeProduct([former, row(aProduct({ id: 'mesh' }))], 'mesh', catalogue)).toEqual({
      selection: [former],
      ...quiet,
    });
  });
});
