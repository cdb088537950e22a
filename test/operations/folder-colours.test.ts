import { expect, it } from 'vitest';
import { codeOf } from '#test/support/cloud.ts';
import {
  aColour,
  addColor,
  coloursOf,
  deleteColor,
  deleteColourFolder,
  folders,
  importColors,
  madeFolder,
  updateColor,
} from '#test/support/colours-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const folderOf = async (id: string) => (await folders()).find((folder) => folder.id === id);

it('adds a colour to a folder: id, code, HBW or none, r, g and b [COL-036, COL-021, CDA-045]', async () => {
  const { id } = await madeFolder('Aggiunte');
  const added = answered(
    await addColor('superUser', id, { code: ' TN 1 ', hbw: 12.5, r: 0, g: 128, b: 255 }),
  );
  expect(added.addColor).toMatchObject({ code: 'TN 1', hbw: 12.5, r: 0, g: 128, b: 255, revision: 1 });
  const without = answered(await addColor('superUser', id, { code: 'TN 2', r: 1, g: 2, b: 3 }));
  expect(without.addColor.hbw).toBeNull();
  expect(await coloursOf(id)).toEqual([added.addColor, without.addColor]);
});

it('refuses colours outside their limits, and takes the limits [COL-020, COL-022, COL-023, COL-024, COL-025, OPC-08]', async () => {
  const { id } = await madeFolder('Limiti');
  const wrong = [
    { code: ' ' },
    { hbw: -0.1 },
    { hbw: 100.1 },
    ...['r', 'g', 'b'].flatMap((channel) => [{ [channel]: -1 }, { [channel]: 256 }]),
  ];
  for (const change of wrong) {
    const answer = await addColor('superUser', id, { ...aColour('X'), ...change });
    expect([change, codeOf(answer)]).toEqual([change, 'invalid-input']);
  }
  answered(await addColor('superUser', id, { code: 'Minimo', hbw: 0, r: 0, g: 0, b: 0 }));
  answered(await addColor('superUser', id, { code: 'Massimo', hbw: 100, r: 255, g: 255, b: 255 }));
  expect(await coloursOf(id)).toHaveLength(2);
});

it('lists the colours of a folder by code as people count, whatever the case [COL-013, COL-029, OPC-07]', async () => {
  const { id } = await madeFolder('Codici', 'tn 10', 'TN 9', 'Tn 100', 'BG 1');
  expect((await coloursOf(id)).map(({ code }) => code)).toEqual(['BG 1', 'TN 9', 'tn 10', 'Tn 100']);
});

it('has a code once in a folder, blanks and case aside; another folder may have it too [OPC-07]', async () => {
  const [one, other] = [await madeFolder('Una', 'TN 1', 'TN 2'), await madeFolder('Altra')];
  expect(codeOf(await addColor('superUser', one.id, aColour(' tn 1 ')))).toBe('code-taken');
  const [, second] = await coloursOf(one.id);
  if (!second) throw new Error('The second colour is missing.');
  expect(codeOf(await updateColor('superUser', one.id, { ...second, code: 'tn 1' }))).toBe('code-taken');
  expect(codeOf(await addColor('superUser', other.id, aColour('TN 1')))).toBeUndefined();
  expect((await coloursOf(one.id)).map(({ code }) => code)).toEqual(['TN 1', 'TN 2']);
});

it('changes a colour, its code too, and keeps its id [COL-037]', async () => {
  const { id } = await madeFolder('Cambi', 'TN 1');
  const [colour] = await coloursOf(id);
  if (!colour) throw new Error('The colour is missing.');
  const changed = { ...colour, code: 'TN 5', hbw: null, r: 1, g: 2, b: 3 };
  const saved = answered(await updateColor('superUser', id, changed)).updateColor;
  expect(saved).toMatchObject({ ...changed, revision: 2, updatedAt: expect.any(String) });
  expect(await coloursOf(id)).toEqual([saved]);
  const sameKey = answered(await updateColor('superUser', id, { ...saved, code: 'tn 5' }));
  expect(await coloursOf(id)).toEqual([sameKey.updateColor]);
});

it('does not write over what somebody else saved of a colour [OPC-50]', async () => {
  const { id } = await madeFolder('Conflitti', 'TN 1');
  const [colour] = await coloursOf(id);
  if (!colour) throw new Error('The colour is missing.');
  const saves = await Promise.all([
    updateColor('superUser', id, { ...colour, r: 1 }),
    updateColor('superUserOfGermanyAndAustria', id, { ...colour, r: 2 }),
  ]);
  expect(saves.map(codeOf).toSorted()).toEqual(['conflict', undefined]);
  const late = await updateColor('superUser', id, { ...colour, r: 3 });
  expect(late.errors?.[0]?.errorInfo).toMatchObject({ by: expect.any(String), at: expect.any(String) });
  expect((await coloursOf(id))[0]?.r).not.toBe(3);
});

it('deletes a colour [COL-026]', async () => {
  const { id } = await madeFolder('Meno', 'TN 1', 'TN 2');
  const [colour] = await coloursOf(id);
  answered(await deleteColor('superUser', id, colour?.id ?? ''));
  expect((await coloursOf(id)).map(({ code }) => code)).toEqual(['TN 2']);
  expect(codeOf(await deleteColor('superUser', id, colour?.id ?? ''))).toBe('not-found');
});

it('lets several people add colours to one folder in the same moment, and counts them all', async () => {
  const { id } = await madeFolder('Insieme');
  const codes = Array.from({ length: 6 }, (_, index) => `TN ${index + 1}`);
  const answers = await Promise.all(
    codes.map((code, index) =>
      addColor(index % 2 ? 'superUser' : 'superUserOfGermanyAndAustria', id, aColour(code)),
    ),
  );
  expect(answers.map(codeOf)).toEqual(codes.map(() => undefined));
  expect((await coloursOf(id)).map(({ code }) => code)).toEqual(codes);
  const [first] = await coloursOf(id);
  answered(await deleteColor('superUser', id, first?.id ?? ''));
  expect(await folderOf(id)).toMatchObject({ colorCount: 5, revision: 8 });
});

it('adds and changes many colours at once, all or none', async () => {
  const { id } = await madeFolder('Tabella', 'TN 1');
  const [present] = await coloursOf(id);
  const changed = { ...aColour('TN 1', { r: 99 }), id: present?.id, revision: 1 };
  const wanted = [changed, ...Array.from({ length: 97 }, (_, index) => aColour(`TN ${index + 2}`))];
  expect(answered(await importColors('superUser', id, wanted)).importColors).toHaveLength(98);
  expect(await folderOf(id)).toMatchObject({ colorCount: 98, revision: 3 });
  expect((await coloursOf(id))[0]).toMatchObject({ id: present?.id, r: 99, revision: 2 });
  const stale = [aColour('NUOVO'), changed];
  expect(codeOf(await importColors('superUser', id, stale))).toBe('conflict');
  expect(codeOf(await importColors('superUser', id, [aColour('NUOVO'), aColour('TN 3')]))).toBe('code-taken');
  expect((await coloursOf(id)).some(({ code }) => code === 'NUOVO')).toBe(false);
  const tooMany = Array.from({ length: 99 }, (_, index) => aColour(`M ${index}`));
  expect(codeOf(await importColors('superUser', id, tooMany))).toBe('invalid-input');
});

it('adds no colour to a folder that is gone', async () => {
  const { id } = await madeFolder('Via');
  answered(await deleteColourFolder('superUser', id));
  expect(codeOf(await addColor('superUser', id, aColour('TN 1')))).toBe('not-found');
});
