import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasValues, type ImportedEntry } from '#shared/catalogue/workbook/imported.ts';
import {
  isColourAsLeft,
  membersBefore,
  planUndo,
  undoCounts,
  undoEndName,
  undoLeft,
} from '#shared/catalogue/workbook/plan-undo.ts';
import type { PresentProduct, UndoPresent } from '#shared/catalogue/workbook/undo-world.ts';
import type { Language } from '#shared/languages.ts';
import { aConsumptionRange, aProduct } from '#test/support/builders/product.ts';

const nothing: UndoPresent = {
  tags: new Map(),
  usedSlugs: new Set(),
  folders: new Map(),
  colours: new Map(),
  lists: new Map(),
  usedLists: new Set(),
  members: new Map(),
  products: new Map(),
  offered: new Set(),
};

const grey = { code: 'TN 1', hbw: null, r: 1, g: 2, b: 3 };
const darker = { ...grey, r: 9 };
const pcu = { name: 'PCU', isCatchAll: false, countries: null };
const interno = { name: 'Interno', slug: 'interno' };

const aTag = (before: typeof interno | null, after = interno): ImportedEntry => ({
  ...{ kind: 'tag', id: 't', name: after.name, before, after },
});
const aFolder = (before: { name: string } | null): ImportedEntry => ({
  ...{ kind: 'colourFolder', id: 'tn', name: 'Tinte', before, after: { name: 'Tinte' } },
});
const aColour = (before: typeof grey | null): ImportedEntry => ({
  ...{ kind: 'colour', id: 'tn', name: 'Tinte', colours: [{ id: 'c', before, after: darker }] },
});
const aList = (before: typeof pcu | null): ImportedEntry => ({
  ...{ kind: 'priceList', id: 'pcu', name: 'PCU 2027', before, after: { ...pcu, name: 'PCU 2027' } },
});
const aProductEntry = (id: string, requires: string[] | null): ImportedEntry => {
  const { revision, updatedAt, updatedBy, ...before } = aProduct({
    id,
    consumptionranges: [aConsumptionRange(...(requires ?? []))],
  });
  return { kind: 'product', id, name: id, revision: 2, after: `digest-${id}`, before: requires && before };
};
const present = (changes: Partial<PresentProduct> = {}): PresentProduct => ({
  ...{ revision: 2, archived: false, requires: [] },
  ...changes,
});
const someMembers = (joined: string[], left: string[]): ImportedEntry => ({
  ...{ kind: 'members', id: 'pcu', name: 'PCU', joined, left },
});

const endsOf = (entries: ImportedEntry[], changes: Partial<UndoPresent>) =>
  planUndo(entries, { ...nothing, ...changes }).map(({ ends: [end] }) =>
    typeof end === 'object' ? end.left : end,
  );

const after = new Map([['t', interno]]);
const folder = { folders: new Map([['tn', { name: 'Tinte' }]]) };
const colours = (values = darker, id = 'c') => ({
  colours: new Map([['tn', new Map([['tn 1', { ...values, id }]])]]),
});
const list = { lists: new Map([['pcu', { ...pcu, name: 'PCU 2027' }]]) };
const products = (entries: Record<string, PresentProduct>) => ({
  products: new Map(Object.entries(entries)),
});
const old = { name: 'Vecchio', slug: 'vecchio' };

describe('the end of what an import changed', () => {
  it.each<[string, ImportedEntry, Partial<UndoPresent>, string]>([
    ['a changed tag', aTag(old), { tags: after }, 'back'],
    ['a new tag', aTag(null), { tags: after }, 'removed'],
    ['a new tag that a phase names', aTag(null), { tags: after, usedSlugs: new Set(['interno']) }, 'in-use'],
    [
      'a tag that changed since',
      aTag(old),
      { tags: new Map([['t', { ...interno, slug: 'x' }]]) },
      'conflict',
    ],
    ['a tag that is gone', aTag(old), {}, 'not-found'],
    [
      'a tag whose slug is taken',
      aTag(old),
      { tags: new Map([...after, ['u', { ...old, slug: 'VECCHIO' }]]) },
      'slug-taken',
    ],
    ['a changed folder', aFolder({ name: 'TN' }), folder, 'back'],
    ['a new folder', aFolder(null), folder, 'removed'],
    ['a new folder with a colour', aFolder(null), { ...folder, ...colours() }, 'in-use'],
    ['a changed colour', aColour(grey), colours(), 'back'],
    ['a new colour', aColour(null), colours(), 'removed'],
    ['a colour that changed since', aColour(grey), colours({ ...darker, b: 0 }), 'conflict'],
    ['a colour that is another by now', aColour(grey), colours(darker, 'd'), 'conflict'],
    ['a colour whose folder is gone', aColour(grey), {}, 'not-found'],
    ['a changed list', aList(pcu), list, 'back'],
    ['a new list', aList(null), list, 'removed'],
    ['a new list that users have', aList(null), { ...list, usedLists: new Set(['pcu']) }, 'in-use'],
    [
      'a new list with a product',
      aList(null),
      { ...list, members: new Map([['pcu', new Set(['p'])]]) },
      'in-use',
    ],
    [
      'a list whose name is taken',
      aList(pcu),
      { lists: new Map([...list.lists, ['b', { ...pcu, name: 'pcu ' }]]) },
      'name-taken',
    ],
    ['a changed product', aProductEntry('p', []), products({ p: present() }), 'back'],
    ['a new product', aProductEntry('p', null), products({ p: present() }), 'archived'],
    ['a product that is gone', aProductEntry('p', []), {}, 'not-found'],
    [
      'a product that was saved since',
      aProductEntry('p', []),
      products({ p: present({ revision: 3, content: 'x' }) }),
      'conflict',
    ],
    [
      'a product that is the same again',
      aProductEntry('p', []),
      products({ p: present({ revision: 5, content: 'digest-p' }) }),
      'back',
    ],
    [
      'a product that required what is gone',
      aProductEntry('p', ['q']),
      products({ p: present() }),
      'required-missing',
    ],
    [
      'a new product that a phase offers',
      aProductEntry('p', null),
      { ...products({ p: present() }), offered: new Set(['p']) },
      'in-use',
    ],
    [
      'a new product in a list',
      aProductEntry('p', null),
      { ...products({ p: present() }), members: new Map([['b', new Set(['p'])]]) },
      'in-use',
    ],
    [
      'a new product that another requires',
      aProductEntry('p', null),
      products({ p: present(), q: present({ requires: ['p'] }) }),
      'in-use',
    ],
    [
      'the products of a list',
      someMembers(['p'], []),
      { members: new Map([['pcu', new Set(['p'])]]) },
      'back',
    ],
    ['the products of a list that is gone', someMembers(['p'], []), {}, 'not-found'],
  ])('of %s', (_, entry, changes, end) => {
    expect(endsOf([entry], changes)).toEqual([end]);
  });

  it('depends on what the undoing itself does before: the last change goes back first', () => {
    const entries = [
      aFolder(null),
      aColour(null),
      aList(null),
      aProductEntry('p', null),
      aProductEntry('q', []),
      someMembers(['p'], []),
    ];
    const ends = endsOf(entries, {
      ...{ ...folder, ...colours(), ...list, members: new Map([['pcu', new Set(['p'])]]) },
      ...products({ p: present(), q: present({ requires: ['p'] }) }),
    });
    expect(ends).toEqual(['back', 'back', 'archived', 'removed', 'removed', 'removed']);
  });

  it('is the same after an interruption: a new product that was archived holds up nothing', () => {
    const entries = [aProductEntry('p', null), aProductEntry('q', null)];
    const whole = { ...nothing, ...products({ p: present(), q: present({ requires: ['p'] }) }) };
    const halfway = products({ p: present(), q: present({ revision: 3, archived: true, requires: ['p'] }) });
    const [, rest] = planUndo(entries, whole);
    expect(rest?.ends).toEqual(['archived']);
    expect(planUndo(entries, { ...nothing, ...halfway }, 1)).toEqual([rest]);
  });

  it('is told in the language of the reader', () => {
    const entry = { ...aProductEntry('p', null), name: 'Calce', names: { it: 'Calce', en: 'Lime' } };
    const steps = planUndo([entry], {
      ...nothing,
      ...products({ p: present({ revision: 9, content: '' }) }),
    });
    const nameIn = (language: Language) => undoLeft(steps, language).map(({ id, name }) => [id, name]);
    expect([nameIn('it'), nameIn('en')]).toEqual([[['p', 'Calce']], [['p', 'Lime']]]);
  });

  it('is told with the code of a colour', () => {
    const entry = aColour(grey);
    const steps = planUndo([entry], { ...nothing, ...colours({ ...darker, b: 0 }) });
    expect(undoLeft(steps, 'it')).toEqual([
      { kind: 'colour', id: 'tn', name: 'Tinte: TN 1', reason: 'conflict' },
    ]);
    expect(undoCounts(steps)).toEqual([{ kind: 'colour', back: 0, archived: 0, removed: 0, left: 1 }]);
  });
});

describe('an entity', () => {
  it('has the values of an import whatever its other fields are; none and null are the same', () => {
    expect(hasValues({ id: 't', slug: 'a', countries: undefined }, { slug: 'a', countries: null })).toBe(
      true,
    );
    expect(hasValues({ countries: ['IT'] }, { countries: ['IT', 'AT'] })).toBe(false);
    expect(isColourAsLeft(undefined, { id: 'c', before: null, after: grey })).toBe(false);
  });
});

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 12 }).map(String), { maxLength: 8 });

describe('whatever happened to a price list since', () => {
  it('those who joined are out, those who left and are there are in, and all others stay as they are', () => {
    fc.assert(
      fc.property(ids, ids, ids, ids, (joined, some, now, there) => {
        const left = some.filter((id) => !joined.includes(id));
        const back = membersBefore({ joined, left }, now, (id) => there.includes(id));
        expect(new Set(back).size).toBe(back.length);
        for (const id of joined) expect(back).not.toContain(id);
        for (const id of left) expect(back.includes(id)).toBe(there.includes(id) || now.includes(id));
        const others = (all: string[]) => all.filter((id) => !joined.includes(id) && !left.includes(id));
        expect(others(back)).toEqual(others(now));
      }),
    );
  });

  it('as the import left it, it becomes what it was', () => {
    fc.assert(
      fc.property(ids, ids, (before, wanted) => {
        const joined = wanted.filter((id) => !before.includes(id));
        const left = before.filter((id) => !wanted.includes(id));
        const now = [...before.filter((id) => !left.includes(id)), ...joined];
        const back = membersBefore({ joined, left }, now, () => true);
        expect(back.toSorted()).toEqual(before.toSorted());
      }),
    );
  });
});

const anEntry = fc.oneof(
  fc.constantFrom(
    aTag(null),
    aTag(old),
    aFolder(null),
    aFolder({ name: 'TN' }),
    aColour(grey),
    aColour(null),
  ),
  fc.constantFrom(aList(null), aList(pcu), someMembers(['a'], ['b'])),
  fc
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.option(ids))
    .map(([id, requires]) => aProductEntry(id, requires)),
);
const aPresent = fc.record({
  tags: fc.constantFrom(new Map(), after),
  folders: fc.constantFrom(new Map(), folder.folders),
  colours: fc.constantFrom(new Map(), colours().colours),
  lists: fc.constantFrom(new Map(), list.lists),
  members: fc.constantFrom(new Map(), new Map([['pcu', new Set(['a'])]])),
  products: fc
    .dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.record({
        revision: fc.integer({ min: 2, max: 3 }),
        archived: fc.boolean(),
        requires: ids,
      }),
    )
    .map((found) => new Map(Object.entries(found))),
});

it('a plan has an end for each part, counts each once, and names all that stays; it changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anEntry, { maxLength: 10 }), aPresent, (entries, found) => {
      const world = { ...nothing, ...found };
      const before = structuredClone(world);
      const steps = planUndo(entries, world);
      expect(world).toEqual(before);
      expect(steps.map(({ entry }) => entry)).toEqual(entries.toReversed());
      const ends = steps.flatMap((step) => step.ends);
      const left = ends.filter((end) => undoEndName(end) === 'left');
      const counted = undoCounts(steps).flatMap(({ kind, ...counts }) => Object.values(counts));
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(ends.length);
      expect(undoLeft(steps, 'it')).toHaveLength(left.length);
    }),
  );
});
