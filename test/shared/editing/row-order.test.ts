import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameOrder, mergedOrder } from '#shared/editing/row-order.ts';

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
const split = (text: string) => text.split('');
const merged = (before: string, mine: string, theirs: string) =>
  mergedOrder(split(before), split(mine), split(theirs)).join('');

describe('the order of rows two people changed', () => {
  it('is the one that was moved, wherever the other left it', () => {
    expect(merged('abc', 'cab', 'abc')).toBe('cab');
    expect(merged('abc', 'abc', 'bca')).toBe('bca');
    expect(merged('abc', 'cab', 'bac')).toBe('cab');
  });

  it('lets both add, remove and restore', () => {
    expect(merged('abc', 'ac', 'abcd')).toBe('acd');
    expect(merged('abc', 'axbc', 'bc')).toBe('xbc');
    expect(merged('abc', 'cba', 'abxc')).toBe('cbxa');
    expect(merged('ab', 'xab', 'ab')).toBe('xab');
  });

  it('keeps what one removed away, and what both kept there, each once', () => {
    fc.assert(
      fc.property(ids, ids, ids, (before, mine, theirs) => {
        const result = mergedOrder(before, mine, theirs);
        const kept = (id: string) =>
          before.includes(id)
            ? mine.includes(id) && theirs.includes(id)
            : mine.includes(id) || theirs.includes(id);
        const expected = new Set([...before, ...mine, ...theirs].filter(kept));
        expect(result.toSorted()).toEqual([...expected].toSorted());
      }),
    );
  });

  it('is the order of one person when the other moved nothing', () => {
    fc.assert(
      fc.property(ids, ids, (before, changed) => {
        expect(mergedOrder(before, before, changed)).toEqual(changed);
        expect(mergedOrder(before, changed, before)).toEqual(changed);
      }),
    );
  });

  it('is the same when only rows came and went', () => {
    expect(isSameOrder(split('abc'), split('xacy'))).toBe(true);
    expect(isSameOrder(split('abc'), split('cxa'))).toBe(false);
  });
});
