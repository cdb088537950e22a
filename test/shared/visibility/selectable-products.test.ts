import { describe, expect, it } from 'vitest';
import { isProductVisible } from '#shared/visibility/is-product-visible.ts';
import { selectableProducts } from '#shared/visibility/selectable-products.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aSuperUser, aUser } from '#test/support/builders/user.ts';

const forPainters = aProduct({ userTypes: ['imbianchino', 'agente'] });

describe('a product for some types of users', () => {
  it('is shown to super users [SES-058, PRD-074]', () => {
    expect(isProductVisible(forPainters, aSuperUser({ type: 'privato' }), null)).toBe(true);
  });

  it('is shown to users of those types [SES-059, PRD-073]', () => {
    expect(isProductVisible(forPainters, aUser({ type: 'agente' }), null)).toBe(true);
  });

  it('is hidden from users of another type [SES-060, PRD-073]', () => {
    expect(isProductVisible(forPainters, aUser({ type: 'privato' }), null)).toBe(false);
  });

  it('is shown to users without a type [SES-061, PRD-075]', () => {
    expect(isProductVisible(forPainters, aUser({ type: null }), null)).toBe(true);
    expect(isProductVisible(forPainters, aUser({ type: '' }), null)).toBe(true);
  });

  it('is shown to everybody when no type is named [PRD-072]', () => {
    expect(isProductVisible(aProduct({ userTypes: [] }), aUser({ type: 'privato' }), null)).toBe(true);
  });
});

describe('a price list', () => {
  const one = aProduct({ id: 'one' });
  const two = aProduct({ id: 'two' });

  it('limits its users to the products it holds [SES-062, PRD-076]', () => {
    const list = { availableProducts: ['one'] };
    expect(selectableProducts([one, two], aUser({ pricelist: 'pcu' }), list)).toEqual([one]);
    expect(isProductVisible(two, aUser({ pricelist: 'pcu' }), list)).toBe(false);
    expect(isProductVisible(two, aSuperUser({ pricelist: 'pcu' }), list)).toBe(false);
  });

  it('without products, or gone, leaves none', () => {
    const user = aUser({ pricelist: 'pcu' });
    expect(selectableProducts([one, two], user, { availableProducts: null })).toEqual([]);
    expect(selectableProducts([one, two], user, { availableProducts: [] })).toEqual([]);
    expect(selectableProducts([one, two], user, null)).toEqual([]);
  });

  it('is not needed to see products [QNW-042, PRD-077]', () => {
    expect(selectableProducts([one, two], aUser({ pricelist: null }), null)).toEqual([one, two]);
  });
});

describe('manual selection', () => {
  it('never offers archived products, not to super users either [QNW-022]', () => {
    const products = [aProduct({ id: 'new' }), aProduct({ id: 'old', archived: true })];
    for (const user of [aUser(), aSuperUser()]) {
      expect(selectableProducts(products, user, null).map(({ id }) => id)).toEqual(['new']);
    }
  });

  it('offers only what both the type and the price list of the user allow', () => {
    const products = [
      aProduct({ id: 'one', userTypes: ['agente'] }),
      aProduct({ id: 'two' }),
      aProduct({ id: 'three' }),
    ];
    const user = aUser({ type: 'privato', pricelist: 'pcu' });
    const chosen = selectableProducts(products, user, { availableProducts: ['three', 'one'] });
    expect(chosen.map(({ id }) => id)).toEqual(['three']);
  });
});
