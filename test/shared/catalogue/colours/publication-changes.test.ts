import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedIds } from '#shared/catalogue/colours/moved-ids.ts';
import { publicationChanges } from '#shared/catalogue/colours/publication-changes.ts';
import type { ColourValues, PublishedFolder } from '#shared/schemas/colour-folder.ts';

const colour = (code: string, changes: Partial<ColourValues & { id: string }> = {}) => ({
  id: `id of ${code}`,
  code,
  hbw: 50,
  r: 1,
  g: 2,
  b: 3,
  ...changes,
});
type Colour = ReturnType<typeof colour>;
const folder = (colorlistId: string, colorlist: string, ...colours: Colour[]): PublishedFolder => ({
  colorlistId,
  colorlist,
  colours,
});
const said = (published: PublishedFolder[], working: PublishedFolder[]) => {
  const { folders, colours } = publicationChanges(published, working);
  return [
    ...folders.map(({ kind, name, nameBefore }) => [kind, name, ...(nameBefore ? [nameBefore] : [])]),
    ...colours.map(({ kind, colorlist, before, after }) => [kind, colorlist, before?.code, after?.code]),
  ];
};

describe('what publishing would change', () => {
  it('is nothing when the folders are as they were published [OPC-05]', () => {
    const folders = [folder('ral', 'RAL', colour('9001')), folder('empty', 'Vuota')];
    expect(said(folders, structuredClone(folders))).toEqual([]);
  });

  it('names colours that were added, removed or changed, with their folder [OPC-05]', () => {
    const before = [folder('ral', 'RAL', colour('9001'), colour('9002'), colour('9003'), colour('9004'))];
    const after = [
      folder(
        'ral',
        'RAL',
        colour('9001', { r: 200 }),
        colour('9002', { hbw: null }),
        colour('9003b', { id: 'id of 9003' }),
        colour('9005'),
      ),
    ];
    expect(said(before, after)).toEqual([
      ['CHANGED', 'RAL', '9001', '9001'],
      ['CHANGED', 'RAL', '9002', '9002'],
      ['CHANGED', 'RAL', '9003', '9003b'],
      ['ADDED', 'RAL', undefined, '9005'],
      ['REMOVED', 'RAL', '9004', undefined],
    ]);
  });

  it('takes a colour that was made again for the same by its code', () => {
    const before = [folder('ral', 'RAL', colour('9001'))];
    expect(said(before, [folder('ral', 'RAL', colour('9001', { id: 'new' }))])).toEqual([]);
    expect(said(before, [folder('ral', 'RAL', colour('9001', { id: 'new', g: 99 }))])).toEqual([
      ['CHANGED', 'RAL', '9001', '9001'],
    ]);
  });

  it('names folders that were renamed, added, removed or moved [OPC-05]', () => {
    const before = [folder('a', 'A'), folder('b', 'B', colour('1')), folder('c', 'C'), folder('d', 'D')];
    const after = [folder('d', 'D'), folder('a', 'A2'), folder('c', 'C'), folder('e', 'E', colour('2'))];
    expect(said(before, after)).toEqual([
      ['RENAMED', 'A2', 'A'],
      ['ADDED', 'E'],
      ['REMOVED', 'B'],
      ['MOVED', 'D'],
      ['ADDED', 'E', undefined, '2'],
      ['REMOVED', 'B', '1', undefined],
    ]);
  });
});

describe('the moved ones', () => {
  it('are the fewest that explain the new order', () => {
    expect(movedIds(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual(['a']);
    expect(movedIds(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([]);
  });

  it('taken away leave the others in their order, whatever happened', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(String), { maxLength: 10 });
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const moved = new Set(movedIds(before, after));
        const stay = after.filter((id) => before.includes(id) && !moved.has(id));
        expect(before.filter((id) => stay.includes(id))).toEqual(stay);
      }),
    );
  });
});
