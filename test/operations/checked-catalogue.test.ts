import { describe, expect, it } from 'vitest';
import { aPhaseInput } from '#test/support/builders/phase-input.ts';
import { codeOf } from '#test/support/cloud.ts';
import { checkedCatalogue } from '#test/support/guided-test-editor-api.ts';
import { aNewPhase, deletePhase, saved } from '#test/support/phases-api.ts';
import { created, setProducts } from '#test/support/price-lists-api.ts';
import { archiveProduct, createdProduct } from '#test/support/products-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const catalogueOf = async (list?: string) =>
  answered(await checkedCatalogue('superUser', list)).checkedCatalogue;
const phaseIds = async (list?: string) => (await catalogueOf(list)).phases.map(({ id }) => id);

describe('the catalogue that a check of the guided test looks at', () => {
  it('has the phases of a price list, or all of them', async () => {
    const [own, other] = [await created(), await created()];
    const id = await aNewPhase();
    try {
      await saved(aPhaseInput({ id, revision: 1, availablePricelists: [own.id] }));
      expect([await phaseIds(), await phaseIds(own.id)].every((ids) => ids.includes(id))).toBe(true);
      expect(await phaseIds(other.id)).not.toContain(id);
    } finally {
      await deletePhase(id);
    }
  });

  it('has the products of a price list whatever type of user they are for, or all; archived ones never', async () => {
    const list = await created();
    const kept = await createdProduct({ userTypes: ['imbianchino'] });
    const [archived, elsewhere] = [await createdProduct(), await createdProduct()];
    await setProducts(list.id, [kept.id, archived.id], list.revision);
    answered(await archiveProduct('superUser', archived.id, true));
    expect((await catalogueOf(list.id)).products).toEqual([kept.id]);
    const { products } = await catalogueOf();
    expect(products).toEqual(expect.arrayContaining([kept.id, elsewhere.id]));
    expect(products).not.toContain(archived.id);
  });

  it('is not there for a price list that is not', async () => {
    expect(codeOf(await checkedCatalogue('superUser', 'no-such-list'))).toBe('not-found');
  });
});
