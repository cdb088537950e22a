import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedMembers } from '#shared/catalogue/changed-members.ts';
import { changedProduct } from '#shared/catalogue/changed-product.ts';
import { usedProducts } from '#shared/catalogue/used-products.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import { aRequirer } from '#test/support/builders/product.ts';

const names = ['a', 'b', 'c', 'd'] as const;
const some = fc.subarray([...names], { minLength: 0 });
const all = new Set<string>(names);
const sorted = (ids: readonly string[]) => ids.toSorted();

describe('a changed product', () => {
  const product = { archived: false, phases: ['a', 'b'] };

  it('says what changed, and nothing where it is so already', () => {
    expect(changedProduct(product, { archived: true, join: ['b', 'c'], leave: ['a'] }, all)).toEqual({
      after: { archived: true, phases: ['b', 'c'] },
      back: { archived: false, join: ['a'], leave: ['c'] },
    });
    expect(changedProduct(product, { archived: false, join: ['a'], leave: ['c'] }, all)).toBeUndefined();
    expect(changedProduct(product, {}, all)).toBeUndefined();
  });

  it('joins no phase that is gone or that it leaves', () => {
    expect(changedProduct(product, { join: ['gone', 'b'], leave: ['b'] }, all)?.after.phases).toEqual(['a']);
  });

  it('is as before when it is put back', () => {
    const parts = { archived: fc.option(fc.boolean()), join: some, leave: some };
    fc.assert(
      fc.property(fc.boolean(), some, fc.record(parts), (archived, phases, change) => {
        const changed = changedProduct({ archived, phases }, change, all);
        if (!changed) return;
        const back = changedProduct(changed.after, changed.back, all)?.after;
        expect(back?.archived).toBe(archived);
        expect(sorted(back?.phases ?? [])).toEqual(sorted(phases));
      }),
    );
  });
});

describe('changed products of a price list', () => {
  it('are those that really joined and left', () => {
    const change = { join: ['b', 'c', 'c', 'gone'], leave: ['a', 'd'] };
    expect(changedMembers(['a', 'b'], change, all)).toEqual({
      members: ['b', 'c'],
      joined: ['c'],
      left: ['a'],
    });
  });

  it('are as before when they are put back', () => {
    fc.assert(
      fc.property(some, some, some, (before, join, leave) => {
        const { members, joined, left } = changedMembers(before, { join, leave }, all);
        const back = changedMembers(members, { join: left, leave: joined }, all).members;
        expect(sorted(back)).toEqual(sorted(before));
      }),
    );
  });
});

it('products are used where choices hold them or others in use require them', () => {
  const phases = [aPhase({ choices: [aChoice({ products: ['a', 'x'] }), aChoice({ products: ['b'] })] })];
  const products = [
    aRequirer('x', [['c']]),
    aRequirer('b', [['d'], ['a']]),
    aRequirer('old', [['e']], { archived: true }),
  ];
  expect(usedProducts(['c', 'a', 'b', 'e'], phases, products)).toEqual({
    offered: ['a', 'b'],
    required: ['c'],
  });
});
