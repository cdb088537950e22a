import { expect, it } from 'vitest';
import { mayReadQuotation } from '#shared/access/may-read-quotation.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { aSuperUser, aUser } from '#test/support/builders/user.ts';

it('gives ordinary users their own quotations alone [SES-043]', () => {
  const user = aUser({ uid: 'marta', managementMode: 'all' });
  expect(mayReadQuotation(user, aQuotationLight({ uid: 'marta' }))).toBe(true);
  expect(mayReadQuotation(user, aQuotationLight({ uid: 'luca' }))).toBe(false);
});

it('gives super users the quotations of the countries they manage [SES-044]', () => {
  const user = aSuperUser({ managementMode: 'only', managedCountries: ['AT'] });
  expect(mayReadQuotation(user, aQuotationLight({ uid: 'luca', userCountry: 'AT' }))).toBe(true);
  expect(mayReadQuotation(user, aQuotationLight({ uid: 'luca', userCountry: 'IT' }))).toBe(false);
});

it('gives super users their own quotations whatever countries they manage', () => {
  const user = aSuperUser({ managementMode: 'only', managedCountries: [] });
  expect(mayReadQuotation(user, aQuotationLight({ uid: user.uid, userCountry: 'IT' }))).toBe(true);
});
