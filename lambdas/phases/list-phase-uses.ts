import { idInput, operation } from '#lambdas/operation.ts';
import { productsOfPhase } from '#lambdas/store/catalogue/phase-products.ts';
import { phases } from '#lambdas/store/catalogue/phase-store.ts';

/** Counts the products that use a phase, for the question before its deletion (OPC-17). */
export const listPhaseUses = operation({
  allow: 'catalogue.write',
  input: idInput,
  async run({ id }) {
    await phases.existing(id);
    return [{ kind: 'PRODUCT', count: (await productsOfPhase(id)).length }];
  },
});
