import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { searchCustomers, searchedCustomer } from '#shared/customers/search-customers.ts';
import { aContact, aLightCustomer, aSite } from '#test/support/builders/customer.ts';

const anna = aLightCustomer({
  phone: '+39 347/1234567',
  email: 'anna.r@example.com',
  taxCode: 'RSSMRA85T10A562S',
  sites: [aSite()],
  contacts: [aContact({ phone: '0541 998877' })],
});
const firm = aLightCustomer({
  ...{ kind: 'company', firstName: null, lastName: null, company: 'Società Caffè Müller S.r.l.' },
  ...{ city: 'Forlì', vatNumber: '00743110157' },
});
const customers = [anna, firm].map(searchedCustomer);
const found = (typed: string) => searchCustomers(customers, typed).map(({ id }) => id);

describe('the search of customers', () => {
  it.each([
    ...['anna', 'ROSSI', 'ros ann', 'bolo', 'casa mare', 'rimini', 'via roma'].map((typed) => [
      typed,
      anna.id,
    ]),
    ...['galli', 'paola@', 'anna.r@', 'rssmra'].map((typed) => [typed, anna.id]),
    ...['societa', 'muller', 'CAFFÈ', 'forli', '0074311', 's.r.l.'].map((typed) => [typed, firm.id]),
  ])('finds by %s, without regard to case and accents [CUS-023]', (typed, id) => {
    expect(found(typed)).toEqual([id]);
  });

  it('needs every typed part [CUS-023]', () => {
    expect(found('anna forli')).toEqual([]);
    expect(found('')).toEqual([anna.id, firm.id]);
  });

  it.each(['347 123', '3471234567', '+39 347', '0541-99'])(
    'compares the digits of %s alone [CUS-024]',
    (typed) => {
      expect(found(typed)).toEqual([anna.id]);
    },
  );

  it('compares fewer than four digits as words [CUS-024]', () => {
    const street = searchedCustomer(aLightCustomer({ sites: [aSite({ address: 'Via Po 347' })] }));
    const found = searchCustomers([...customers, street], '347');
    expect(found).toEqual([street.customer]);
    expect(searchCustomers(customers, '1985')).toEqual([]);
  });

  it('looks through 3,000 customers within 50 ms a key', () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      searchedCustomer(
        aLightCustomer({
          ...{ lastName: `Bianchi ${index}`, sites: [aSite(), aSite()], contacts: [aContact()] },
        }),
      ),
    );
    const time = (typed: string) => {
      const start = performance.now();
      searchCustomers(many, typed);
      return performance.now() - start;
    };
    const times = ['b', 'bi', 'bia rimini', '2999'].map(time);
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
