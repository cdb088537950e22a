import { describe, expect, it } from 'vitest';
import { addressOf, placeOfSite } from '#shared/customers/place-of-site.ts';
import { aCustomer, aSite } from '#test/support/builders/customer.ts';

describe('the place of a quotation', () => {
  const site = aSite();
  it('is filled from the chosen site where it is empty [CUS-028]', () => {
    expect(placeOfSite({ location: ' ', province: null }, site)).toEqual({
      location: 'Via Roma 1, Rimini',
      province: 'RN',
    });
    expect(placeOfSite({ location: '', province: '' }, aSite({ address: null, province: null }))).toEqual({
      location: 'Rimini',
      province: null,
    });
  });

  it('is never changed where it was typed [CUS-028]', () => {
    const typed = { location: 'Villa Ada', province: 'BO' };
    expect(placeOfSite(typed, site)).toEqual(typed);
    expect(placeOfSite({ ...typed, province: null }, site)).toEqual({ ...typed, province: 'RN' });
  });

  it('is the customer’s own address without a site [CUS-014]', () => {
    const customer = aCustomer({ address: 'Via Po 2', sites: [site] });
    expect(addressOf(customer, null)).toBe(customer);
    expect(addressOf(customer, site.id)).toBe(site);
  });
});
