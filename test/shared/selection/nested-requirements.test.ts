import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '#shared/schemas/product.ts';
import { addProduct } from '#shared/selection/add-product.ts';
import { changeConsumptionRange } from '#shared/selection/change-consumption-range.ts';
import { removeProduct } from '#shared/selection/remove-product.ts';
import { requirersOf } from '#shared/selection/required-by.ts';
import type { Selected } from '#shared/selection/selected.ts';
import { aCombinedProduct, aConsumptionRange, aProduct, aRequirer } from '#test/support/builders/product.ts';
import { catalogueOf, idsOf, makeIds } from './selecting.ts';

const onlyCombined = { combined: true, standalone: false };

describe('products required in turn', () => {
  const system = aRequirer('system', [['glue']]);
  const glue = aRequirer('glue', [['primer']], onlyCombined);
  const primer = aCombinedProduct('primer');
  const catalogue = catalogueOf(system, glue, primer);

  it('are all added, and all leave with the first', () => {
    const { selection, added } = addProduct([], system, catalogue, makeIds());
    expect(idsOf(selection)).toEqual(['system', 'glue', 'primer']);
    expect(idsOf(added)).toEqual(['glue', 'primer']);
    const change = removeProduct(selection, 's1', catalogue);
    expect(change.selection).toEqual([]);
    expect(idsOf(change.removed)).toEqual(['glue', 'primer']);
  });

  it('that require each other come once and do not keep each other', () => {
    const one = aRequirer('one', [['two']], onlyCombined);
    const two = aRequirer('two', [['one']], onlyCombined);
    const start = aRequirer('start', [['one']]);
    const circle = catalogueOf(start, one, two);
    const { selection } = addProduct([], start, circle, makeIds());
    expect(idsOf(selection)).toEqual(['start', 'one', 'two']);
    expect(removeProduct(selection, 's1', circle).selection).toEqual([]);
  });

  it('are added though archived or for other users', () => {
    const hidden = aCombinedProduct('primer', { archived: true, userTypes: ['agente'] });
    const { selection } = addProduct([], system, catalogueOf(system, glue, hidden), makeIds());
    expect(idsOf(selection)).toEqual(['system', 'glue', 'primer']);
  });

  it('that no longer exist are left out with a warning', () => {
    const change = addProduct([], system, catalogueOf(system, glue), makeIds());
    expect(idsOf(change.selection)).toEqual(['system', 'glue']);
    expect(change.missing).toEqual([{ product: 'primer', requiredBy: 's2' }]);
    expect(removeProduct(change.selection, 's1', catalogueOf(system, glue)).missing).toEqual([]);
  });
});

it('leaves a combined product alone that nothing required before either', () => {
  const paint = aProduct({ id: 'paint' });
  const orphan = aCombinedProduct('orphan');
  const selection: Selected[] = [
    { sId: 'a', product: paint, consumptionRange: 0 },
    { sId: 'b', product: orphan, consumptionRange: 0 },
  ];
  expect(idsOf(removeProduct(selection, 'a', catalogueOf()).selection)).toEqual(['orphan']);
});

it('leaves combined products alone that only required each other before', () => {
  const paint = aProduct({ id: 'paint' });
  const one = aRequirer('one', [['two']], onlyCombined);
  const two = aRequirer('two', [['one']], onlyCombined);
  const selection = [paint, one, two].map((product) => ({ sId: product.id, product, consumptionRange: 0 }));
  expect(idsOf(removeProduct(selection, 'paint', catalogueOf()).selection)).toEqual(['one', 'two']);
});

describe('whatever is added, removed or changed', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const range = fc.subarray(ids).map((required) => aConsumptionRange(...required));
  const ranges = fc.array(range, { minLength: 1, maxLength: 3 });
  const products = fc.tuple(
    ...ids.map((id) =>
      fc
        .record({ combined: fc.boolean(), consumptionranges: ranges })
        .map(
          ({ combined, consumptionranges }): Product =>
            aProduct({ id, combined, standalone: !combined, consumptionType: 'variable', consumptionranges }),
        ),
    ),
  );
  const steps = fc.array(
    fc.record({ kind: fc.constantFrom('add', 'remove', 'change'), at: fc.nat(4), to: fc.nat(2) }),
  );

  it('no combined product is left that nothing selected requires [QNW-033]', () => {
    fc.assert(
      fc.property(products, steps, (list, todo) => {
        const catalogue = catalogueOf(...list);
        const newId = makeIds();
        let selection: readonly Selected<Product>[] = [];
        for (const { kind, at, to } of todo) {
          const sId = selection[at]?.sId ?? '';
          if (kind === 'add')
            selection = addProduct(selection, list[at] as Product, catalogue, newId).selection; // five of them
          if (kind === 'remove') selection = removeProduct(selection, sId, catalogue).selection;
          if (kind === 'change')
            selection = changeConsumptionRange(selection, sId, to, catalogue, newId).selection;
        }
        const orphans = selection.filter(
          (row) => !row.product.standalone && requirersOf(selection, row).length === 0,
        );
        expect(orphans).toEqual([]);
        expect(new Set(selection.map(({ sId }) => sId)).size).toBe(selection.length);
      }),
    );
  });
});
