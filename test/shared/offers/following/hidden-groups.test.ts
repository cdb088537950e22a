import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenGroups, type OwnersOfGroup } from '#shared/offers/following/hidden-groups.ts';

const groupsOf = (owners: Record<string, string>): OwnersOfGroup[] =>
  Object.entries(owners).map(([key, ids]) => ({ key, owners: new Set(ids) }));
const hidden = (owners: Record<string, string>) => {
  const found = hiddenGroups(groupsOf(owners));
  return found === 'all' ? found : [...found].sort();
};

describe('groups of fewer than three owners', () => {
  it('are hidden [FUP-024]', () => {
    expect(hidden({ TO: 'abc', MI: 'defg' })).toEqual([]);
    expect(hidden({ TO: 'abc', MI: 'de', RM: 'f' })).toEqual(['MI', 'RM']);
    expect(hidden({ TO: 'abc', MI: 'ab', RM: 'c', NA: '' })).toEqual(['MI', 'NA', 'RM']);
  });

  it('are not told by subtraction from their sum: the next smallest group is hidden, too [FUP-024]', () => {
    expect(hidden({ TO: 'abcd', MI: 'efg', RM: 'h' })).toEqual(['MI', 'RM']);
    // Two hidden ones of the same two owners are still too few.
    expect(hidden({ TO: 'abcd', MI: 'ef', RM: 'ef', NA: 'ghi' })).toEqual(['MI', 'NA', 'RM']);
  });

  it('hide the same group of two equal ones, in whatever order they come [FUP-024]', () => {
    expect(hidden({ TO: 'abc', MI: 'def', RM: 'h' })).toEqual(['MI', 'RM']);
    expect(hidden({ MI: 'def', RM: 'h', TO: 'abc' })).toEqual(['MI', 'RM']);
  });

  it('hide the sum when it is of too few itself [FUP-024]', () => {
    expect(hidden({ TO: 'ab', MI: 'a' })).toBe('all');
    expect(hidden({})).toBe('all');
  });

  it('never leave fewer than three owners to be found, shown or subtracted [FUP-024]', () => {
    const owners = fc.array(fc.constantFrom(...'abcdef'), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(owners, { maxLength: 6 }), (lists) => {
        const groups = lists.map((ids, at) => ({ key: `${at}`, owners: new Set(ids) }));
        const found = hiddenGroups(groups);
        const everybody = new Set(lists.flat()).size;
        expect(found === 'all').toBe(everybody < 3);
        if (found === 'all') return;
        const left = new Set(
          groups.filter(({ key }) => found.has(key)).flatMap((group) => [...group.owners]),
        );
        expect(found.size === 0 || left.size >= 3).toBe(true);
        for (const group of groups)
          if (!found.has(group.key)) expect(group.owners.size).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});
