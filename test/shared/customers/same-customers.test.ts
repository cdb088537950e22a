import { describe, expect, it } from 'vitest';
import { possibleDuplicates, sameCustomer } from '#shared/customers/same-customers.ts';
import { aLightCustomer } from '#test/support/builders/customer.ts';

const other = { firstName: 'Carla', lastName: 'Bruni' };
const pairsOf = (...customers: ReturnType<typeof aLightCustomer>[]) =>
  possibleDuplicates(customers).map(({ first, second, by }) => [first.id, second.id, by]);

describe('possible duplicates', () => {
  it.each([
    ['vatNumber', { vatNumber: '00743110157' }, { vatNumber: '00743110157' }],
    ['taxCode', { taxCode: 'RSSMRA85T10A562S' }, { taxCode: 'RSSMRA85T10A562S' }],
    ['email', { email: 'anna@example.com' }, { email: 'anna@example.com' }],
    ['phone', { phone: '+39 347/1234567' }, { phone1: '347 123 4567' }],
  ] as const)('have the same %s [CUS-040]', (by, one, two) => {
    const [first, second] = [aLightCustomer(one), aLightCustomer({ ...other, ...two })];
    expect(pairsOf(first, aLightCustomer({ ...other, firstName: 'Dora' }), second)).toEqual([
      [first.id, second.id, [by]],
    ]);
  });

  it('have the same name and city, whatever the case and the accents [CUS-040]', () => {
    const one = aLightCustomer({ lastName: 'Niccolò', city: 'Forlì' });
    const two = aLightCustomer({ lastName: 'NICCOLO', city: 'forli' });
    expect(pairsOf(one, two)).toEqual([[one.id, two.id, ['nameAndCity']]]);
    expect(pairsOf(one, aLightCustomer({ lastName: 'Niccolò', city: null }))).toEqual([]);
  });

  it('are a pair once, with all they have in common [CUS-040]', () => {
    const same = { email: 'anna@example.com', phone: '051 223344', phone1: '051223344' };
    const [one, two] = [aLightCustomer(same), aLightCustomer(same)];
    expect(pairsOf(one, two)).toEqual([[one.id, two.id, ['email', 'phone', 'nameAndCity']]]);
  });

  it('leave out pairs that are said to be two, and archived customers [CUS-040]', () => {
    const one = aLightCustomer();
    expect(pairsOf(one, aLightCustomer({ notDuplicateOf: [one.id] }))).toEqual([]);
    expect(pairsOf(aLightCustomer({ notDuplicateOf: ['x'], id: 'y' }), aLightCustomer({ id: 'x' }))).toEqual(
      [],
    );
    expect(pairsOf(one, aLightCustomer({ archived: true }))).toEqual([]);
  });

  it('are three pairs of three', () => {
    const same = { email: 'anna@example.com', city: null };
    expect(pairsOf(aLightCustomer(same), aLightCustomer(same), aLightCustomer(same))).toHaveLength(3);
  });
});

describe('an identifier, e-mail or phone that is typed', () => {
  const known = aLightCustomer({ phone: '+39 347/1234567', email: 'anna@example.com' });
  it('names the customer that has it already, but not itself [CUS-019]', () => {
    const typed = aLightCustomer({ id: 'new', phone: null, phone1: '3471234567', email: 'ANNA@example.com' });
    expect(sameCustomer([known], typed, 'phone')).toBe(known);
    expect(sameCustomer([known], typed, 'email')).toBe(known);
    expect(sameCustomer([known], typed, 'vatNumber')).toBeUndefined();
    expect(sameCustomer([known], known, 'phone')).toBeUndefined();
  });

  it('is no phone while it is too short to tell anybody', () => {
    const typed = aLightCustomer({ phone: '34567' });
    expect(sameCustomer([aLightCustomer({ phone: '34567' })], typed, 'phone')).toBeUndefined();
  });
});
