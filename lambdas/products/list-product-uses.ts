import { idInput, operation } from '#lambdas/operation.ts';
import { existingProduct } from '#lambdas/store/catalogue/product-store.ts';
import { phaseName } from '#shared/visibility/phase-name.ts';
import { productReferences } from './product-references.ts';

/** The uses of a product, before it is deleted (OPC-18). */
export const listProductUses = operation({
  allow: 'catalogue.write',
  input: idInput,
  async run({ id }) {
    const [{ phases, lists, products }] = await Promise.all([productReferences(id), existingProduct(id)]);
    return [
      ...phases.map((phase) => ({ kind: 'CHOICE', id: phase.id, name: phaseName(phase.name) })),
      ...lists.map((list) => ({ kind: 'PRICE_LIST', id: list.id, name: { it: list.name } })),
      ...products.map((product) => ({ kind: 'REQUIRED', id: product.id, name: product.name })),
    ];
  },
});
