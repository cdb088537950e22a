import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duplicatesOf, possibleDuplicates, sameCustomer } from '#shared/customers/same-customers.ts';
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

describe('the customers that one of them may be', () => {
  it('are those of its pairs, archived and kept-apart ones left out [CUS-040]', () => {
    const one = aLightCustomer({ email: 'anna@example.com', phone: '051 223344' });
    const same = aLightCustomer({ ...other, phone: '051223344', email: 'anna@example.com' });
    const apart = aLightCustomer({ ...other, email: 'anna@example.com', notDuplicateOf: [one.id] });
    const gone = aLightCustomer({ ...other, email: 'anna@example.com', archived: true });
    const all = [one, same, apart, gone, aLightCustomer({ ...other, email: 'b@example.com' })];
    expect(duplicatesOf(one.id, all)).toEqual([{ other: same, by: ['email', 'phone'] }]);
    expect(duplicatesOf(gone.id, all)).toEqual([]);
  });

  it('are as many as the pairs of all name it', () => {
    const some = fc.constantFrom('a@example.com', 'b@example.com', null);
    fc.assert(
      fc.property(fc.array(fc.record({ email: some, city: some }), { maxLength: 8 }), (typed) => {
        const all = typed.map(aLightCustomer);
        const pairs = possibleDuplicates(all);
        for (const { id } of all)
          expect(duplicatesOf(id, all).map(({ by }) => by)).toEqual(
            expect.arrayContaining(
              pairs.filter(({ first, second }) => first.id === id || second.id === id).map(({ by }) => by),
            ),
          );
      }),
    );
  });

  it('no more pairs are named than somebody looks at', () => {
    const all = Array.from({ length: 30 }, () => aLightCustomer());
    expect(possibleDuplicates(all)).toHaveLength(200);
  });
});
