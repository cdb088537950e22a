import { expect, it } from 'vitest';
import { aPriceRangeInput } from '#test/support/builders/product-input.ts';
import { codeOf } from '#test/support/cloud.ts';
import {
  coloursOf,
  createColourFolder,
  deleteColourFolder,
  folders,
  lostColourUses,
  madeFolder,
  readFolder,
  reorderColourFolders,
  updateColourFolder,
} from '#test/support/colours-api.ts';
import { listen } from '#test/support/live.ts';
import { createdProduct, deleteProduct, savedProduct } from '#test/support/products-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const ids = async () => (await folders()).map(({ id }) => id);
const indexOf = async (id: string) => (await ids()).indexOf(id);

it('makes a folder of a name: it has id, name and order, the moment of its creation, and comes last [COL-011, COL-030, CDA-044, CDA-062]', async () => {
  const before = Date.now();
  const { createColourFolder: made } = answered(await createColourFolder('superUser', '  Nuova  '));
  expect(made).toMatchObject({
    id: expect.stringMatching(/^[\da-f]{32}$/),
    name: 'Nuova',
    colorCount: 0,
    revision: 1,
  });
  expect(made.order).toBeGreaterThanOrEqual(before);
  expect(made.order).toBeLessThanOrEqual(Date.now());
  expect((await ids()).at(-1)).toBe(made.id);
});

it('makes one folder of a key, however often it is asked for', async () => {
  const first = answered(
    await createColourFolder('superUser', 'Una volta', 'colours-once'),
  ).createColourFolder;
  const second = answered(
    await createColourFolder('superUser', 'Una volta', 'colours-once'),
  ).createColourFolder;
  expect(second.id).toBe(first.id);
  expect(codeOf(await createColourFolder('superUser', 'Altro', 'colours-once'))).toBe('conflict');
});

it('wants a name for a new folder and for a renamed one [COL-009, COL-010]', async () => {
  const { id } = await madeFolder('Con nome');
  for (const name of ['', '   ']) {
    expect(codeOf(await createColourFolder('superUser', name))).toBe('invalid-input');
    expect(codeOf(await updateColourFolder('superUser', id, name, 1))).toBe('invalid-input');
  }
});

it('renames a folder by its id; a save on an older revision is told who saved [COL-031]', async () => {
  const { id, revision } = await madeFolder('Prima');
  const { updateColourFolder: renamed } = answered(
    await updateColourFolder('superUser', id, 'Dopo', revision),
  );
  expect(renamed).toMatchObject({
    id,
    name: 'Dopo',
    revision: revision + 1,
    updatedBy: 'Giulia Ferrero',
  });
  const late = await updateColourFolder('superUserOfGermanyAndAustria', id, 'Altro', revision);
  expect(codeOf(late)).toBe('conflict');
  expect(late.errors?.[0]?.errorInfo).toMatchObject({ by: 'Giulia Ferrero' });
  expect(answered(await readFolder(id)).colourFolder.name).toBe('Dopo');
  expect(codeOf(await updateColourFolder('superUser', 'no-such-folder', 'Nome', 1))).toBe('not-found');
});

it('lists folders by the saved order; those it does not name come after them, the oldest first [COL-028, COL-033, OPC-04]', async () => {
  const [first, second, third] = [await madeFolder('Uno'), await madeFolder('Due'), await madeFolder('Tre')];
  const others = (await ids()).filter((id) => ![first.id, second.id, third.id].includes(id));
  expect((await ids()).slice(-3)).toEqual([first.id, second.id, third.id]);
  const order = await reorderColourFolders([third.id, 'no-such-folder', first.id]);
  expect(order).toEqual([third.id, first.id, ...others, second.id]);
  expect(await ids()).toEqual(order);
  expect((await folders()).map((folder) => folder.order)).toEqual(order.map((_, index) => index));
  const newest = await madeFolder('Quattro');
  expect(await ids()).toEqual([...order, newest.id]);
});

it('deletes a folder with all its colours and takes it out of the order [COL-032, OPC-04, OPC-19]', async () => {
  const { id } = await madeFolder('Da eliminare', 'A 1', 'A 2');
  await reorderColourFolders([id]);
  expect(await indexOf(id)).toBe(0);
  expect(answered(await deleteColourFolder('superUser', id)).deleteColourFolder).toBe(id);
  expect(await indexOf(id)).toBe(-1);
  expect(codeOf(await readFolder(id))).toBe('not-found');
  expect(await reorderColourFolders([id])).not.toContain(id);
  expect(codeOf(await deleteColourFolder('superUser', id))).toBe('not-found');
});

it('loads one folder by its id with its colours: getById [COL-016, COL-035]', async () => {
  const { id } = await madeFolder('Una', 'A 1');
  expect(answered(await readFolder(id)).colourFolder).toMatchObject({ id, name: 'Una' });
  expect((await coloursOf(id)).map(({ code }) => code)).toEqual(['A 1']);
  expect(codeOf(await readFolder('no-such-folder'))).toBe('not-found');
});

it('tells super users of a folder that was made, renamed, moved or deleted [COL-028]', async () => {
  const heard = await listen('superUser', 'admin');
  const next = async (wanted: string) => {
    for (;;) {
      const { entity, id } = await heard.next();
      if (entity === 'colourFolder' && id === wanted) return id;
    }
  };
  const { id, revision } = await madeFolder('Dal vivo');
  expect(await next(id)).toBe(id);
  answered(await updateColourFolder('superUser', id, 'Sempre dal vivo', revision));
  expect(await next(id)).toBe(id);
  await reorderColourFolders([id]);
  expect(await next('')).toBe('');
  answered(await deleteColourFolder('superUser', id));
  expect(await next(id)).toBe(id);
  heard.close();
});

it('tells how many price ranges would lose a colour with a folder or by itself, unless another folder has it [OPC-19]', async () => {
  const { id } = await madeFolder('Con fasce', 'PERSO 1', 'PERSO 2');
  expect(await lostColourUses(id)).toEqual({ ranges: 0, products: 0 });
  const product = await createdProduct();
  const range = (code: string) => aPriceRangeInput({ colors: [{ code, r: 10, g: 20, b: 30 }], prices: [] });
  await savedProduct(product, {
    priceType: 'colors',
    priceranges: [range('Perso 1'), range('PERSO 2'), range('ALTRO')],
  });
  expect(await lostColourUses(id)).toEqual({ ranges: 2, products: 1 });
  const [first] = await coloursOf(id);
  expect(await lostColourUses(id, first?.id)).toEqual({ ranges: 1, products: 1 });
  const other = await madeFolder('Con uno di loro', 'perso 1');
  expect(await lostColourUses(id, first?.id)).toEqual({ ranges: 0, products: 0 });
  expect(await lostColourUses(id)).toEqual({ ranges: 1, products: 1 });
  for (const made of [id, other.id]) answered(await deleteColourFolder('superUser', made));
  answered(await deleteProduct('superUser', product.id));
});
