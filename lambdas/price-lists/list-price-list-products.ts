import { idInput, operation } from '#lambdas/operation.ts';
import { priceLists, readMembers } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';

/** A price list with the ids of its products, and every product of the catalogue with whether the list prices it (OPC-01). */
export const listPriceListProducts = operation({
  allow: 'catalogue.write',
  input: idInput,
  async run({ id }) {
    const { name, revision, updatedAt, updatedBy } = await priceLists.existing(id);
    const [members, all] = await Promise.all([readMembers([id]), listProducts()]);
    const existing = new Set(all.map((product) => product.id));
    const availableProducts = (members.get(id) ?? []).filter((one) => existing.has(one));
    const products = all.map(({ id: product, name: called, phases, standalone, combined, ...facts }) => ({
      id: product,
      name: called,
      phases,
      standalone,
      combined,
      archived: facts.archived,
      hasPrice: facts.pricedIn?.includes(id) ?? false,
    }));
    return { pricelist: { id, name, revision, updatedAt, updatedBy, availableProducts }, products };
  },
});
