import { expect, it } from 'vitest';
import { aProduct } from '#test/support/builders/product.ts';
import { codeOf } from '#test/support/cloud.ts';
import { aNewPhase, deletePhase, editablePhase, phaseUses } from '#test/support/phases-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const { listProducts, readProduct, removingProduct, writeProduct } = await import(
  '#lambdas/store/catalogue/product-store.ts'
);
const { clearPhase } = await import('#lambdas/store/catalogue/phase-products.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');

let made = 0;

/** Products that hold a phase of their own and one of the demo; archived, so that no other test finds them. */
async function productsOf(phase: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => `of-phase-${process.pid}-${++made}`);
  for (const id of ids) await writeProduct(aProduct({ id, archived: true, phases: [phase, 'pulizia'] }));
  return ids;
}

const phasesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await readProduct(id))?.phases));

async function forget(ids: readonly string[]) {
  for (const id of ids) {
    const product = await readProduct(id);
    if (product) await transact(removingProduct(product));
  }
}

it('a phase says how many products hold it, and leaves them when it is deleted [PHA-013, PHA-077, OPC-17]', async () => {
  const phase = await aNewPhase();
  const ids = await productsOf(phase, 12);
  expect(await phaseUses(phase)).toEqual([{ kind: 'PRODUCT', count: 12 }]);
  expect(answered(await deletePhase(phase)).deletePhase).toBe(phase);
  expect(await phasesOf(ids)).toEqual(ids.map(() => ['pulizia']));
  const headers = (await listProducts()).filter(({ id }) => ids.includes(id));
  expect(headers.map(({ phases, revision }) => [phases, revision])).toEqual(ids.map(() => [['pulizia'], 2]));
  expect(codeOf(await editablePhase(phase))).toBe('not-found');
  expect(codeOf(await deletePhase(phase))).toBe('not-found');
  await forget(ids);
});

it('a deletion that was cut short is finished by the next one [OPC-17]', async () => {
  const phase = await aNewPhase();
  const ids = await productsOf(phase, 3);
  const [first = ''] = ids;
  const product = await readProduct(first);
  if (!product) throw new Error('It was just written.');
  await writeProduct({ ...product, phases: ['pulizia'], revision: 2 });
  answered(await deletePhase(phase));
  expect(await phasesOf(ids)).toEqual(ids.map(() => ['pulizia']));
  expect((await readProduct(first))?.revision).toBe(2);
  await forget(ids);
});

it('a product that others save meanwhile is tried again and loses nothing of theirs [OPC-17]', async () => {
  const phase = await aNewPhase();
  const [id = ''] = await productsOf(phase, 1);
  const change = (updatedBy: string) => ({ updatedAt: '2026-11-21T10:00:00.000Z', updatedBy });
  const rename = async () => {
    const product = await readProduct(id);
    if (product)
      await writeProduct({ ...product, name: { it: 'Altro nome' }, revision: product.revision + 1 });
  };
  const [renamed] = await Promise.allSettled([
    rename(),
    clearPhase(phase, change('Prima')),
    clearPhase(phase, change('Seconda')),
  ]);
  const product = await readProduct(id);
  expect(product?.phases).toEqual(['pulizia']);
  if (renamed.status === 'fulfilled') expect(product?.name.it).toBe('Altro nome');
  await deletePhase(phase);
  await forget([id]);
});
