import { describe, expect, it } from 'vitest';
import { addProduct } from '#shared/selection/add-product.ts';
import { canAddAlone } from '#shared/selection/can-add-alone.ts';
import { changeConsumptionRange } from '#shared/selection/change-consumption-range.ts';
import { removeProduct } from '#shared/selection/remove-product.ts';
import { requirersOf } from '#shared/selection/required-by.ts';
import type { Selected } from '#shared/selection/selected.ts';
import { aCombinedProduct, aProduct, aRequirer } from '#test/support/builders/product.ts';
import { catalogueOf, idsOf, makeIds } from './selecting.ts';

const primer = aCombinedProduct('primer');
const mesh = aProduct({ id: 'mesh', combined: true, standalone: true });
const plaster = aRequirer('plaster', [['primer'], ['mesh'], ['primer', 'mesh'], []]);
const paint = aRequirer('paint', [['primer']]);
const catalogue = catalogueOf(primer, mesh, plaster, paint);
const none: Selected<typeof primer>[] = [];

describe('a product that may be added alone', () => {
  it('is any but a combined one that is not standalone [QNW-028]', () => {
    expect(canAddAlone({ combined: true, standalone: false })).toBe(false);
    expect(canAddAlone({ combined: true, standalone: true })).toBe(true);
    expect(canAddAlone({ combined: false, standalone: true })).toBe(true);
    expect(canAddAlone({ combined: false, standalone: false })).toBe(true);
    expect(addProduct(none, primer, catalogue, makeIds()).selection).toEqual([]);
  });
});

describe('adding a product', () => {
  it('puts the catalogue product into the selection with a new sId [QNW-029]', () => {
    const { selection, added } = addProduct(none, mesh, catalogue, makeIds());
    expect(selection).toEqual([{ sId: 's1', product: mesh, consumptionRange: 0 }]);
    expect(added).toEqual([]);
  });

  it('chooses its first consumption range, and that of what comes along [QCA-006]', () => {
    const { selection } = addProduct(none, paint, catalogue, makeIds());
    expect(selection.map(({ consumptionRange }) => consumptionRange)).toEqual([0, 0]);
  });

  it('twice gives two rows with the same id and different sIds [QNW-030]', () => {
    const newId = makeIds();
    const once = addProduct(none, mesh, catalogue, newId);
    const twice = addProduct(once.selection, mesh, catalogue, newId);
    expect(idsOf(twice.selection)).toEqual(['mesh', 'mesh']);
    expect(twice.selection.map(({ sId }) => sId)).toEqual(['s1', 's2']);
  });

  it('adds what its chosen range requires, and says so [QNW-031]', () => {
    const { selection, added } = addProduct(none, plaster, catalogue, makeIds());
    expect(idsOf(selection)).toEqual(['plaster', 'primer']);
    expect(idsOf(added)).toEqual(['primer']);
  });

  it('adds nothing for a product of fixed consumption', () => {
    const fixed = aRequirer('fixed', [['primer']], { consumptionType: 'fixed' });
    expect(idsOf(addProduct(none, fixed, catalogue, makeIds()).selection)).toEqual(['fixed']);
  });

  it('does not add a required product a second time [QNW-032]', () => {
    const newId = makeIds();
    const { selection } = addProduct(none, plaster, catalogue, newId);
    const change = addProduct(selection, paint, catalogue, newId);
    expect(idsOf(change.selection)).toEqual(['plaster', 'primer', 'paint']);
    expect(change.added).toEqual([]);
  });
});

describe('a product that another one requires', () => {
  const newId = makeIds();
  const both = addProduct(addProduct(none, plaster, catalogue, newId).selection, paint, catalogue, newId);
  const rowOf = (id: string) => {
    const row = both.selection.find(({ product }) => product.id === id);
    if (!row) throw new Error(`${id} is not selected`);
    return row;
  };
  const [plasterRow, primerRow, paintRow] = [rowOf('plaster'), rowOf('primer'), rowOf('paint')];

  it('names those that require it', () => {
    expect(requirersOf(both.selection, primerRow)).toEqual([plasterRow, paintRow]);
    expect(requirersOf(both.selection, plasterRow)).toEqual([]);
    const itself = { sId: 's1', product: aRequirer('self', [['self']]), consumptionRange: 0 };
    expect(requirersOf([itself], itself)).toEqual([]);
  });

  it('stays while one of them is left, and leaves with the last [QNW-033]', () => {
    const one = removeProduct(both.selection, plasterRow.sId, catalogue);
    expect(idsOf(one.selection)).toEqual(['primer', 'paint']);
    expect(one.removed).toEqual([]);
    const two = removeProduct(one.selection, paintRow.sId, catalogue);
    expect(two.selection).toEqual([]);
    expect(idsOf(two.removed)).toEqual(['primer']);
  });

  it('leaves when the range of its last requirer changes [QNW-033, QNW-018]', () => {
    const { selection } = addProduct(none, plaster, catalogue, makeIds());
    const change = changeConsumptionRange(selection, 's1', 3, catalogue, makeIds('t'));
    expect(idsOf(change.selection)).toEqual(['plaster']);
    expect(change.selection[0]?.consumptionRange).toBe(3);
    expect(idsOf(change.removed)).toEqual(['primer']);
  });

  it('is not removed when it may stand alone [QNW-034]', () => {
    const { selection } = addProduct(none, plaster, catalogue, makeIds());
    const withMesh = changeConsumptionRange(selection, 's1', 1, catalogue, makeIds('t'));
    expect(idsOf(withMesh.selection)).toEqual(['plaster', 'mesh']);
    const change = removeProduct(withMesh.selection, 's1', catalogue);
    expect(idsOf(change.selection)).toEqual(['mesh']);
    expect(change.removed).toEqual([]);
  });

  it('can be removed by hand, and does not come back with the next product [QNW-017]', () => {
    const removed = removeProduct(both.selection, primerRow.sId, catalogue);
    expect(idsOf(removed.selection)).toEqual(['plaster', 'paint']);
    expect(removed.missing).toEqual([]);
    expect(idsOf(addProduct(removed.selection, mesh, catalogue, makeIds('t')).selection)).toEqual([
      'plaster',
      'paint',
      'mesh',
    ]);
  });
});

describe('changing the consumption range', () => {
  it('adds what the new range requires and keeps what both require [QNW-018]', () => {
    const { selection } = addProduct(none, plaster, catalogue, makeIds());
    const change = changeConsumptionRange(selection, 's1', 2, catalogue, makeIds('t'));
    expect(change.selection.map(({ sId }) => sId)).toEqual(['s1', 's2', 't1']);
    expect(idsOf(change.added)).toEqual(['mesh']);
    expect(change.removed).toEqual([]);
  });

  it('to one that does not exist, or of a row that does not, changes nothing', () => {
    const { selection } = addProduct(none, plaster, catalogue, makeIds());
    expect(changeConsumptionRange(selection, 's1', 9, catalogue, makeIds()).selection).toBe(selection);
    expect(changeConsumptionRange(selection, 'x', 1, catalogue, makeIds()).selection).toBe(selection);
  });
});
