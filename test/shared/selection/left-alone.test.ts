import { expect, it } from 'vitest';
import { leftAlone } from '#shared/selection/left-alone.ts';
import type { RuledProduct } from '#shared/selection/selected.ts';
import { aProduct, aRequirer } from '#test/support/builders/product.ts';

const row = (product: RuledProduct, consumptionRange = 0) => ({ sId: product.id, product, consumptionRange });
const mesh = row(aProduct({ id: 'mesh', combined: true, standalone: true }));
const plaster = aRequirer('plaster', [['mesh'], []]);

it('names what something required and nothing does any more [QNW-034]', () => {
  const before = [row(plaster), mesh];
  expect(leftAlone(before, [row(plaster, 1), mesh])).toEqual([mesh]);
  expect(leftAlone(before, [mesh])).toEqual([mesh]);
});

it('names nothing that is still required, that was alone already, or that left', () => {
  const other = row(aRequirer('paint', [['mesh']]));
  expect(leftAlone([row(plaster), other, mesh], [row(plaster, 1), other, mesh])).toEqual([]);
  expect(leftAlone([row(plaster, 1), mesh], [mesh])).toEqual([]);
  expect(leftAlone([row(plaster), mesh], [row(plaster, 1)])).toEqual([]);
});
