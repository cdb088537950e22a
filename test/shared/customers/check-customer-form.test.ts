import { describe, expect, it } from 'vitest';
import { checkCustomerForm } from '#shared/customers/check-customer-form.ts';
import type { CustomerForm } from '#shared/schemas/customer-form.ts';

const blank: CustomerForm = {
  ...{ kind: 'private', firstName: '', lastName: 'Rossi', company: '', vatNumber: '', taxCode: '' },
  ...{ sdiCode: '', pec: '', email: '', phone: '', phone1: '', address: '', postalCode: '', city: '' },
  ...{ province: '', country: 'IT', language: 'it', paysByTaxTransfer: false, note: '' },
};
const wrong = (changes: Partial<CustomerForm>) => {
  const checked = checkCustomerForm({ ...blank, ...changes });
  return 'wrong' in checked ? checked.wrong : {};
};
const content = (changes: Partial<CustomerForm>) => {
  const checked = checkCustomerForm({ ...blank, ...changes });
  return 'content' in checked ? checked.content : undefined;
};

describe('the form of a customer', () => {
  it('comes out as the server takes it: blank is none, identifiers without signs [CUS-008, CUS-009]', () => {
    expect(content({ city: '  ', taxCode: ' rss mra80a01f205x ' })).toMatchObject({
      ...{ lastName: 'Rossi', city: null, taxCode: 'RSSMRA80A01F205X', email: null },
    });
    expect(content({ kind: 'company', company: 'Ditta', vatNumber: 'IT 0060.662-0409' })).toMatchObject({
      ...{ company: 'Ditta', vatNumber: '00606620409' },
    });
  });

  it('has a province in Italy alone [CUS-014]', () => {
    expect(content({ province: 'RN' })?.province).toBe('RN');
    expect(content({ province: 'RN', country: 'AT' })?.province).toBeNull();
  });

  it('says all that is wrong at once, each at its field [CUS-006, CUS-010, CUS-012]', () => {
    expect(wrong({ lastName: ' ', email: 'anna@', taxCode: '12' })).toEqual({
      lastName: 'nameRequired',
      email: 'auth.emailInvalid',
      taxCode: 'customers.problems.taxCode',
    });
    expect(wrong({ kind: 'public', company: 'Comune', sdiCode: 'ABC1234' })).toEqual({
      sdiCode: 'customers.problems.sdiCode',
    });
  });

  it('checks no field that the kind does not show [CUS-007]', () => {
    expect(wrong({ vatNumber: '123' })).toEqual({});
    expect(content({ vatNumber: '123' })?.vatNumber).toBe('123');
  });
});
