import { describe, expect, it } from 'vitest';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import { codeOf } from '#test/support/cloud.ts';
import {
  createdProduct,
  deleteProduct,
  editable,
  productsOf,
  productUses,
  readEditable,
} from '#test/support/products-api.ts';
import { answered, created, read, updated } from '#test/support/quotations-api.ts';

const { readPhase, writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');
const { priceLists, readAvailableProducts } = await import('#lambdas/store/catalogue/price-list-store.ts');

const requiring = (...products: string[]) => ({
  consumptionranges: [{ name: 'Uno', requiredProducts: products.map((product) => ({ product })) }],
});

/** A product with one use of each kind. */
async function aUsedProduct() {
  const { id } = await createdProduct({ name: { it: 'Usato' } }, { priceLists: ['pcu'] });
  const other = await createdProduct({ name: { it: 'Richiede' }, ...requiring(id, 'piave-fissativo') });
  const phase = `fase-${id}`;
  const choices = [
    aChoice({ products: [id, 'piave-fissativo'] }),
    aChoice({ products: ['piave-fissativo'] }),
  ];
  await writePhase(aPhase({ id: phase, name: { it: 'Fondo' }, choices }));
  return { id, other: other.id, phase };
}

describe('deleting a product', () => {
  it('names its uses first: phases whose choices hold it, price lists, products that require it [OPC-18]', async () => {
    const { id, other, phase } = await aUsedProduct();
    const uses = answered(await productUses('superUser', id)).productUses;
    expect(uses).toEqual([
      { kind: 'CHOICE', id: phase, name: { it: 'Fondo' } },
      { kind: 'PRICE_LIST', id: 'pcu', name: { it: 'PCU' } },
      { kind: 'REQUIRED', id: other, name: { it: 'Richiede' } },
    ]);
    expect(codeOf(await productUses('superUser', 'no-such'))).toBe('not-found');
  });

  it('removes it by its id, and takes it out of choices, price lists and required products [PRD-083, PRD-021, OPC-18]', async () => {
    const { id, other, phase } = await aUsedProduct();
    const list = await priceLists.read('pcu');
    expect(answered(await deleteProduct('superUser', id)).deleteProduct).toBe(id);

    expect(codeOf(await readEditable('superUser', id))).toBe('not-found');
    expect((await productsOf('superUser')).some((product) => product.id === id)).toBe(false);
    const choices = (await readPhase(phase))?.choices.map(({ products }) => products);
    expect(choices).toEqual([['piave-fissativo'], ['piave-fissativo']]);
    expect(await readAvailableProducts('pcu')).not.toContain(id);
    expect((await priceLists.read('pcu'))?.revision).toBe((list?.revision ?? 0) + 1);
    const { consumptionranges, revision } = await editable(other);
    expect(consumptionranges[0]?.requiredProducts.map(({ product }) => product)).toEqual(['piave-fissativo']);
    expect(revision).toBe(2);
    expect(codeOf(await deleteProduct('superUser', id))).toBe('not-found');
  });

  it('finishes while others change the same list: nobody loses a change [OPC-18]', async () => {
    const used = await Promise.all([1, 2, 3].map(() => createdProduct({}, { priceLists: ['pccs'] })));
    const [kept] = await Promise.all([
      createdProduct({}, { priceLists: ['pccs'] }),
      ...used.map(({ id }) => deleteProduct('superUser', id).then(answered)),
    ]);
    const left = await readAvailableProducts('pccs');
    expect(left).toContain(kept.id);
    expect(left.filter((id) => used.some((product) => product.id === id))).toEqual([]);
  });

  it('of what many others require lets go of it in all of them', async () => {
    const { id } = await createdProduct();
    const others = await Promise.all(Array.from({ length: 25 }, () => createdProduct(requiring(id))));
    answered(await deleteProduct('superUser', id));
    const after = await Promise.all(others.map((other) => editable(other.id)));
    expect(after.flatMap((product) => product.consumptionranges[0]?.requiredProducts)).toEqual([]);
  });

  it('leaves the copies in quotations as they are, and they can still be changed [OPC-18]', async () => {
    const { id } = await createdProduct({ name: { it: 'Solo nel preventivo' } }, { priceLists: ['pcu'] });
    const quotation = await created('painter', { selectedProducts: [{ sId: 'a', product: id }] });
    answered(await deleteProduct('superUser', id));
    const after = answered(await read('painter', quotation.id)).quotation;
    expect(after.selectedProducts).toEqual(quotation.selectedProducts);
    const saved = await updated('painter', { id: quotation.id, revision: after.revision, area: 50 });
    expect(saved.selectedProducts[0]?.name.it).toBe('Solo nel preventivo');
  });
});
