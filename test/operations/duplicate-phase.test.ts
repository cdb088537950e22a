import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aChoiceInput, aPhaseInput } from '#test/support/builders/phase-input.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { codeOf, graphql } from '#test/support/cloud.ts';
import { aNewPhase, listRows, saved, thePhase } from '#test/support/phases-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const { readProduct, removingProduct, writeProduct } = await import(
  '#lambdas/store/catalogue/product-store.ts'
);
const { transact } = await import('#lambdas/runtime/table/transact.ts');

const duplicate = (
  id: string,
  name: { it: string; en?: string } = { it: 'Copia' },
  key: string = randomUUID(),
) =>
  graphql<{ duplicatePhase: string }>(
    'superUser',
    `mutation ($key: ID!, $id: ID!, $name: PhaseTextInput!) { duplicatePhase(key: $key, id: $id, name: $name) }`,
    { key, id, name },
  );
const duplicated = async (id: string, name?: { it: string; en?: string }) =>
  answered(await duplicate(id, name)).duplicatePhase;

async function aWholePhase() {
  const id = await aNewPhase('Finitura');
  return saved(
    aPhaseInput({
      id,
      revision: 1,
      name: { it: 'Finitura', en: 'Finish' },
      withProcedure: true,
      procedure: { it: '<p>Due mani</p>', en: '<p>Two coats</p>' },
      conditions: [{ include: ['interno'], exclude: [] }],
      choices: [
        aChoiceInput({
          products: ['adda-calce'],
          withProcedure: true,
          procedure: { it: '<p>A rullo</p>' },
          priorities: [{ value: 3, tags: ['interno'] }],
        }),
      ],
      availablePricelists: ['pcu'],
    }),
  );
}

it('a copy of a phase has its conditions, choices, procedures and priorities, its own name, and is the last [PHA-072, PHA-074, CDA-031, OPC-04]', async () => {
  const original = await aWholePhase();
  const id = await duplicated(original.id, { it: ' Finitura (copia) ', en: 'Finish (copy)' });
  const copy = await thePhase(id);
  const { id: _, revision, name, order, updatedAt, ...content } = original;
  expect(copy).toMatchObject({
    ...content,
    name: { it: 'Finitura (copia)', en: 'Finish (copy)' },
    revision: 1,
  });
  expect(copy.updatedBy).toBe('Giulia Ferrero');
  expect((await listRows()).at(-1)?.id).toBe(id);
  expect(await thePhase(original.id)).toEqual(original);
});

it('products of the original are products of the copy too, once, also when the call is repeated', async () => {
  const original = await aNewPhase();
  const ids = Array.from({ length: 12 }, (_, index) => `of-copied-${original}-${index}`);
  for (const id of ids) await writeProduct(aProduct({ id, archived: true, phases: [original, 'pulizia'] }));
  const key = randomUUID();
  const copy = answered(await duplicate(original, { it: 'Copia' }, key)).duplicatePhase;
  expect(answered(await duplicate(original, { it: 'Copia' }, key)).duplicatePhase).toBe(copy);
  const products = await Promise.all(ids.map(readProduct));
  expect(products.map((product) => [product?.phases, product?.revision])).toEqual(
    ids.map(() => [[original, 'pulizia', copy], 2]),
  );
  for (const product of products) if (product) await transact(removingProduct(product));
});

it('a copy of a phase is made once for a key, and only of one that is there, with an Italian name [PHA-014]', async () => {
  const original = await aNewPhase();
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => duplicate(original, { it: 'Una sola' }, key)));
  expect(new Set(answers.map((answer) => answered(answer).duplicatePhase)).size).toBe(1);
  expect(codeOf(await duplicate(original, { it: 'Altra' }, key))).toBe('conflict');
  expect(codeOf(await duplicate('nothing'))).toBe('not-found');
  expect(codeOf(await duplicate(original, { it: ' ' }))).toBe('invalid-input');
});
