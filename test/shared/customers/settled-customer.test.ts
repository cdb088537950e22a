import { describe, expect, it } from 'vitest';
import { emptyCustomer, isDwellingOf, languageOfCountry } from '#shared/customers/customer-defaults.ts';
import { customerName } from '#shared/customers/customer-name.ts';
import { settledCustomer } from '#shared/customers/settled-customer.ts';
import { showsField } from '#shared/customers/shows-field.ts';
import { customerInput, customerKinds, newCustomerInput } from '#shared/schemas/customer-input.ts';
import { aContact, aCustomer, aSite } from '#test/support/builders/customer.ts';

const fieldsWrong = (changes: Parameters<typeof aCustomer>[0]) =>
  settledCustomer(aCustomer(changes)).problems.map(({ field }) => field);

const named = { firstName: null, lastName: null, company: 'Rossi S.r.l.' };

describe('a customer', () => {
  it('is of one of four kinds [CUS-005]', () => {
    expect(customerKinds).toEqual(['private', 'company', 'condominium', 'public']);
    expect(newCustomerInput.safeParse({ kind: 'friend' }).success).toBe(false);
  });

  it('has a first or a last name when it is private, else that of its company [CUS-006]', () => {
    expect(fieldsWrong({ firstName: null, lastName: null })).toEqual(['lastName']);
    expect(fieldsWrong({ firstName: 'Anna', lastName: null })).toEqual([]);
    expect(fieldsWrong({ firstName: null, lastName: 'Rossi' })).toEqual([]);
    for (const kind of ['company', 'condominium', 'public'] as const) {
      expect(fieldsWrong({ kind })).toEqual(['company']);
      expect(fieldsWrong({ kind, ...named })).toEqual([]);
    }
    expect(customerName(aCustomer({ ...named, kind: 'company', lastName: 'Rossi' }))).toBe('Rossi S.r.l.');
  });

  it('keeps what another kind does not show, unchecked until it is shown again [CUS-007]', () => {
    const typed = { company: 'Rossi S.r.l.', vatNumber: '123', sdiCode: 'ABC' };
    const { customer, problems } = settledCustomer(aCustomer({ kind: 'private', ...typed }));
    expect(problems).toEqual([]);
    expect(customer).toMatchObject(typed);
    expect(fieldsWrong({ kind: 'company', ...typed })).toEqual(['vatNumber', 'sdiCode']);
    expect(showsField('private', 'firstName')).toBe(true);
    expect(showsField('company', 'firstName')).toBe(false);
    expect(showsField('company', 'city')).toBe(true);
  });

  it('has its identifiers as they are stored [CUS-008, CUS-009]', () => {
    const { customer } = settledCustomer(
      aCustomer({ ...named, kind: 'company', vatNumber: 'IT 007.431-10157', taxCode: 'rssmra85t10a562s' }),
    );
    expect(customer).toMatchObject({ vatNumber: '00743110157', taxCode: 'RSSMRA85T10A562S' });
  });

  it('says at its field which identifier is wrong; an empty one never is [CUS-010]', () => {
    const { problems } = settledCustomer(
      aCustomer({ ...named, kind: 'company', vatNumber: '00743110158', taxCode: 'RSSMRA85T10A562T' }),
    );
    expect(problems).toEqual([
      { field: 'vatNumber', reason: 'customers.problems.vatNumber' },
      { field: 'taxCode', reason: 'customers.problems.taxCode' },
    ]);
    expect(fieldsWrong({ ...named, kind: 'company', vatNumber: null, taxCode: null })).toEqual([]);
  });

  it('has a VAT number of another country as it was typed [CUS-011]', () => {
    const abroad = { ...named, kind: 'company', country: 'DE' } as const;
    const { customer, problems } = settledCustomer(aCustomer({ ...abroad, vatNumber: 'DE123456789' }));
    expect([customer.vatNumber, problems]).toEqual(['DE123456789', []]);
    expect(fieldsWrong({ ...abroad, vatNumber: 'D'.repeat(21) })).toEqual(['vatNumber']);
  });

  it('has a code for electronic invoices of seven characters, six for public bodies [CUS-012]', () => {
    const ofKind = (kind: 'company' | 'public', sdiCode: string) => fieldsWrong({ ...named, kind, sdiCode });
    expect(ofKind('company', 'abc1234')).toEqual([]);
    expect(ofKind('company', 'abc123')).toEqual(['sdiCode']);
    expect(ofKind('public', 'abc123')).toEqual([]);
    expect(ofKind('public', 'abc1234')).toEqual(['sdiCode']);
    const { customer } = settledCustomer(aCustomer({ ...named, kind: 'public', sdiCode: 'abc123' }));
    expect(customer.sdiCode).toBe('ABC123');
    const wrong = { kind: 'company', pec: 'no address' };
    expect(newCustomerInput.safeParse(wrong).success).toBe(false);
    expect(newCustomerInput.parse({ ...wrong, pec: ' A@Example.com ' }).pec).toBe('a@example.com');
  });

  it.each([
    ...['DE', 'AT', 'CH', 'LI'].map((country) => [country, 'de'] as const),
    ...['IT', 'SM', 'VA'].map((country) => [country, 'it'] as const),
    ...['FR', 'US', 'SI'].map((country) => [country, 'en'] as const),
  ])('of %s gets documents in %s [CUS-013]', (country, language) => {
    expect(languageOfCountry(country)).toBe(language);
    expect(emptyCustomer('private', country).language).toBe(language);
  });

  it('has up to 20 sites and 10 contacts, each part with an id of its own [CUS-014, CUS-016]', () => {
    const sites = (count: number) =>
      Array.from({ length: count }, (_, index) => aSite({ id: `site-${1000 + index}` }));
    const contacts = (count: number) =>
      Array.from({ length: count }, (_, index) => aContact({ id: `contact-${index}` }));
    const isGood = (changes: object) => customerInput.safeParse({ id: 'x', revision: 1, ...changes }).success;
    expect(isGood({ sites: sites(20), contacts: contacts(10) })).toBe(true);
    expect(isGood({ sites: sites(21) })).toBe(false);
    expect(isGood({ contacts: contacts(11) })).toBe(false);
    expect(isGood({ sites: [aSite(), aSite()] })).toBe(false);
    expect(isGood({ sites: [aSite({ id: 'short' })] })).toBe(false);
    expect(isGood({ sites: [aSite({ province: 'ZZ' })] })).toBe(false);
    expect(isGood({ contacts: [aContact({ name: ' ' })] })).toBe(false);
  });

  it('has provinces in Italy alone [CUS-014]', () => {
    const abroad = aCustomer({ country: 'AT', province: 'BO', sites: [aSite({ country: 'AT' })] });
    const { customer } = settledCustomer(abroad);
    expect([customer.province, customer.sites[0]?.province]).toEqual([null, null]);
  });

  it('lives at a new site when it is private or a condominium [CUS-015]', () => {
    expect(customerKinds.map(isDwellingOf)).toEqual([true, false, true, false]);
  });

  it('has texts without blanks at their ends; an empty one is none', () => {
    const typed = { id: 'x', revision: 1, city: '  Bologna ', address: '  ', note: '\n' };
    expect(customerInput.parse(typed)).toEqual({
      ...{ id: 'x', revision: 1, city: 'Bologna', address: null, note: null },
    });
  });
});
