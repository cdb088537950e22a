import { describe, expect, it } from 'vitest';
import type { Product } from '#shared/schemas/product.ts';
import { leavingRows, removalImpediment, removalImpediments } from '#shared/selection/leaving-rows.ts';
import type { Selected } from '#shared/selection/selected.ts';
import { aCombinedProduct, aProduct, aRequirer } from '#test/support/builders/product.ts';

const plaster = aRequirer('plaster', [['primer']]);
const paint = aRequirer('paint', [['primer']]);
const mesh = aProduct({ id: 'mesh' });
const primer = aCombinedProduct('primer');

const selectionOf = (...products: Product[]): Selected[] =>
  products.map((product) => ({ sId: `row-${product.id}`, product, consumptionRange: 0 }));
const named = (...products: Product[]) => new Set(products.map(({ id }) => `row-${id}`));
const impedimentsOf = (...products: Product[]) =>
  Object.fromEntries(removalImpediments(selectionOf(...products)));

describe('rows that are to be removed', () => {
  it('leave with those that only they require', () => {
    const selection = selectionOf(mesh, plaster, primer);
    expect(leavingRows(selection, named(mesh))).toEqual(named(mesh));
    expect(leavingRows(selection, named(plaster))).toEqual(named(plaster, primer));
    expect(leavingRows(selection, named())).toEqual(named());
  });

  it('stay while one that stays requires them', () => {
    const selection = selectionOf(plaster, paint, primer);
    expect(leavingRows(selection, named(primer))).toEqual(named());
    expect(leavingRows(selection, named(plaster, primer))).toEqual(named(plaster));
    expect(leavingRows(selection, named(plaster, paint))).toEqual(named(plaster, paint, primer));
  });
});

describe('what keeps rows from being removed', () => {
  it('is that others require all of them', () => {
    const selection = selectionOf(plaster, primer, mesh);
    expect(removalImpediment(selection, named(primer))).toBe('required');
    expect(removalImpediment(selection, named(primer, mesh))).toBeUndefined();
  });

  it('is that nothing would be left', () => {
    const selection = selectionOf(plaster, primer, mesh);
    expect(removalImpediment(selection, named(plaster))).toBeUndefined();
    expect(removalImpediment(selection, named(plaster, mesh))).toBe('last');
  });

  it('is told of each row by itself', () => {
    expect(impedimentsOf(mesh)).toEqual({ 'row-mesh': 'last' });
    expect(impedimentsOf(plaster, primer)).toEqual({ 'row-plaster': 'last', 'row-primer': 'required' });
    expect(impedimentsOf(plaster, primer, mesh)).toEqual({ 'row-primer': 'required' });
    expect(impedimentsOf(plaster, mesh)).toEqual({});
  });

  it('is nothing for a combined product that nothing requires', () => {
    expect(impedimentsOf(primer, mesh)).toEqual({});
    expect(leavingRows(selectionOf(primer, mesh), named(primer))).toEqual(named(primer));
  });

  it('is nothing while another row would stay, though it only came along with a third', () => {
    const other = aCombinedProduct('other');
    expect(impedimentsOf(plaster, primer, other)).toEqual({ 'row-primer': 'required' });
  });
});
