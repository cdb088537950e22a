import { randomUUID } from 'node:crypto';
import type { Ask } from '#lambdas/canary/open-session.ts';

/** The quotation of the smoke test, as it was last saved. */
export type SmokeQuotation = { id: string; revision: number };

/** A product that can be chosen by itself; undefined where the catalogue has none yet. */
export async function chooseProduct(ask: Ask): Promise<string | undefined> {
  const { selectableProducts } = await ask<{ selectableProducts: { id: string; selectable: boolean }[] }>(
    '{ selectableProducts { id selectable } }',
  );
  return selectableProducts.find(({ selectable }) => selectable)?.id;
}

export async function makeQuotation(ask: Ask, product: string): Promise<SmokeQuotation> {
  const place = { location: 'Bologna', province: 'BO' };
  const selectedProducts = [{ sId: 'row', product }];
  const input = { key: randomUUID(), name: 'Smoke test', ...place, selectedProducts };
  const { createQuotation } = await ask<{ createQuotation: SmokeQuotation }>(
    'mutation ($input: CreateQuotationInput!) { createQuotation(input: $input) { id revision } }',
    { input },
  );
  return createQuotation;
}

/** Changes name and area, which prices the rows anew. */
export async function editQuotation(ask: Ask, { id, revision }: SmokeQuotation): Promise<SmokeQuotation> {
  const input = { id, revision, name: 'Smoke test, edited', area: 120 };
  const { updateQuotation: saved } = await ask<{ updateQuotation: SmokeQuotation }>(
    'mutation ($input: UpdateQuotationInput!) { updateQuotation(input: $input) { id revision } }',
    { input },
  );
  return saved;
}

/** Deletes it as its owner does; their list is empty then. */
export async function deleteQuotation(ask: Ask, { id }: SmokeQuotation): Promise<void> {
  await ask('mutation ($id: ID!) { deleteQuotation(id: $id) }', { id });
  const { quotations } = await ask<{ quotations: { total: number } }>('{ quotations { total } }');
  if (quotations.total > 0) throw new Error('The list still holds a quotation.');
}
