import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '#shared/guided-test/same-config.ts';
import { mergeChanges, removedBy } from '#shared/merge-changes.ts';

const entry = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  title: fc.string(),
  tags: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')),
});
const entity = fc.record({
  name: fc.record({ it: fc.string(), en: fc.option(fc.string()) }),
  archived: fc.boolean(),
  phases: fc.uniqueArray(fc.constantFrom('p', 'q', 'r', 's')),
  parts: fc.uniqueArray(entry, { selector: ({ id }) => id }),
});
const said = (value: unknown) => canonical([value]);

describe('changes of two people', () => {
  it('of different fields are both kept', () => {
    const base = {
      prices: [
        { id: '5', pcu: '10', pccs: '20' },
        { id: '1', pcu: '3' },
      ],
      name: 'A',
      phases: ['p', 'q'],
    };
    const mine = {
      ...base,
      prices: [
        { id: '5', pcu: '12', pccs: '20' },
        { id: '1', pcu: '3' },
      ],
      phases: ['q'],
    };
    const theirs = {
      name: 'B',
      prices: [
        { id: '15', pcu: '30' },
        { id: '5', pcu: '10', pccs: '20' },
        { id: '1', pcu: '4' },
      ],
      phases: ['p', 'q', 'r'],
    };
    expect(mergeChanges<unknown>(base, mine, theirs)).toEqual({
      merged: {
        name: 'B',
        prices: [
          { id: '15', pcu: '30' },
          { id: '5', pcu: '12', pccs: '20' },
          { id: '1', pcu: '4' },
        ],
        phases: ['q', 'r'],
      },
      clashes: [],
    });
  });

  it('of the same field keep the own value and tell both', () => {
    const base = { parts: [{ id: 'a', title: 'Uno' }] };
    const [mine, theirs] = [{ parts: [{ id: 'a', title: 'Mio' }] }, { parts: [{ id: 'a', title: 'Suo' }] }];
    expect(mergeChanges(base, mine, theirs)).toEqual({
      merged: mine,
      clashes: [{ path: ['parts', '1', 'title'], mine: 'Mio', theirs: 'Suo' }],
    });
  });

  it('tell of an entry that one changed and the other removed: the own wish is kept', () => {
    const [base, changed, removed] = [
      [
        { id: 'a', n: 1 },
        { id: 'b', n: 1 },
      ],
      [
        { id: 'a', n: 2 },
        { id: 'b', n: 1 },
      ],
      [{ id: 'b', n: 1 }],
    ];
    expect(mergeChanges(base, changed, removed)).toEqual({
      merged: changed,
      clashes: [{ path: ['1'], mine: { id: 'a', n: 2 }, theirs: undefined }],
    });
    expect(mergeChanges(base, removed, changed)).toEqual({
      merged: removed,
      clashes: [{ path: ['1'], mine: undefined, theirs: { id: 'a', n: 2 } }],
    });
  });

  it('leave an entry that the other removed where it stood, beside what the other added', () => {
    const list = (...ids: string[]) => ids.map((id) => ({ id, n: 1 }));
    const mine = list('a', 'b', 'c', 'd').map((one) => (one.id === 'c' ? { id: 'c', n: 2 } : one));
    const { merged } = mergeChanges(list('a', 'b', 'c', 'd'), mine, list('a', 'b', 'd', 'e'));
    expect(merged.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('are one’s own where the other changed nothing, and the other’s where oneself did not', () => {
    fc.assert(
      fc.property(entity, entity, (base, other) => {
        expect(mergeChanges(base, other, base)).toEqual({ merged: other, clashes: [] });
        expect(mergeChanges(base, base, other)).toEqual({ merged: other, clashes: [] });
        expect(mergeChanges(base, other, structuredClone(other))).toEqual({ merged: other, clashes: [] });
      }),
    );
  });

  it('clash in the same places for both people, and lose no entry that one added', () => {
    fc.assert(
      fc.property(entity, entity, entity, (base, mine, theirs) => {
        const [own, other] = [mergeChanges(base, mine, theirs), mergeChanges(base, theirs, mine)];
        expect(own.clashes.length).toBe(other.clashes.length);
        const ids = own.merged.parts.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const before = new Set(base.parts.map(({ id }) => id));
        for (const { id } of [...mine.parts, ...theirs.parts]) if (!before.has(id)) expect(ids).toContain(id);
        if (own.clashes.length === 0) {
          const sorted = (merged: typeof base) => ({
            ...merged,
            phases: merged.phases.toSorted(),
            parts: merged.parts
              .map((part) => ({ ...part, tags: part.tags.toSorted() }))
              .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
          });
          expect(said(sorted(own.merged))).toBe(said(sorted(other.merged)));
        }
      }),
    );
  });

  it('never touch what the user did not: each field that only the other changed is theirs', () => {
    fc.assert(
      fc.property(entity, entity, entity, (base, mine, theirs) => {
        const { merged } = mergeChanges(base, { ...mine, name: base.name }, theirs);
        expect(said(merged.name)).toBe(said(theirs.name));
      }),
    );
  });

  it.each([
    [undefined, { id: 'a' }, 'mine'],
    [{ id: 'a' }, undefined, 'theirs'],
    [{ id: 'a' }, { id: 'b' }, undefined],
    [undefined, 'x', undefined],
    ['x', undefined, undefined],
    [null, { id: 'a' }, undefined],
  ])('tell who removed what the other one changed: %j and %j', (mine, theirs, expected) => {
    expect(removedBy({ path: ['parts', '1'], mine, theirs })).toBe(expected);
  });
});
