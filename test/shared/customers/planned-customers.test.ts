import { describe, expect, it } from 'vitest';
import { rowsOfCustomers } from '#shared/customers/customers-register.ts';
import { plannedCustomers } from '#shared/customers/planned-customers.ts';
import type { RegisterRow, RegisterRows } from '#shared/registers/register.ts';
import type { Customer } from '#shared/schemas/customer.ts';
import { mostCustomers } from '#shared/schemas/customer-input.ts';
import { aContact, aCustomer, aSite } from '#test/support/builders/customer.ts';

const row = (line: number, cells: RegisterRow['cells']): RegisterRow => ({ line, cells });

function planOf(rows: RegisterRows, customers: readonly Customer[] = [], problems: RegisterProblems = []) {
  let made = 0;
  return plannedCustomers(rows, {
    ...{ customers, country: 'IT', problems },
    newId: () => `new-${++made}`,
    newPartId: () => `part-${1000 + ++made}`,
  });
}
type RegisterProblems = Parameters<typeof plannedCustomers>[1]['problems'];

const anna = aCustomer({
  ...{ id: 'anna', email: 'anna@example.com', taxCode: 'RSSMRA85T10A562S', phone: '+39 347/1234567' },
  ...{ note: 'Riga\naltra', sites: [aSite()], contacts: [aContact()] },
});
const firm = aCustomer({
  ...{ id: 'firm', kind: 'company', firstName: null, lastName: null, company: '=Società' },
  ...{ vatNumber: '00743110157', archived: true, language: 'de' },
});

describe('an import of customers', () => {
  it('of an unchanged export changes nothing [CUS-044]', () => {
    const rows = rowsOfCustomers([anna, firm]);
    expect(planOf(rows, [anna, firm])).toEqual({ entries: [], unchanged: 2, refused: 0, problems: [] });
    const more = aCustomer({ id: 'more', kind: 'public', company: 'Comune', sdiCode: 'ABC123' });
    const lost = planOf(rows, [anna, firm, more]);
    expect(lost).toMatchObject({ entries: [], unchanged: 2 });
  });

  it('adds what it does not find, with its parts [CUS-042]', () => {
    const { entries, refused } = planOf({
      customers: [row(2, { id: 'A1', company: 'Verdi S.p.A.', vatNumber: 'IT 00743110157', country: 'it' })],
      sites: [row(2, { customer: 'A1', label: 'Sede', city: 'Modena' })],
      contacts: [row(2, { customer: 'A1', name: 'Paola' })],
    });
    expect(refused).toBe(0);
    expect(entries).toMatchObject([
      {
        ...{ id: 'new-3', name: 'Verdi S.p.A.', does: 'add', revision: 0 },
        fields: {
          ...{ kind: 'company', company: 'Verdi S.p.A.', vatNumber: '00743110157', language: 'it' },
          sites: [{ id: 'part-1001', label: 'Sede', city: 'Modena', country: 'IT', dwelling: false }],
          contacts: [{ id: 'part-1002', name: 'Paola' }],
        },
      },
    ]);
  });

  it.each([
    ['id', { id: 'anna', email: 'other@example.com' }, 'anna'],
    ['VAT number', { id: 'x', vatNumber: '00743110157', kind: 'company', company: 'Altro' }, 'firm'],
    ['tax code', { taxCode: 'rssmra85t10a562s', lastName: 'Altra' }, 'anna'],
    ['e-mail', { email: 'ANNA@example.com', lastName: 'Altra' }, 'anna'],
    ['phone and name', { phone: '3471234567', firstName: 'anna', lastName: 'ROSSI' }, 'anna'],
  ] as const)('finds a customer by %s [CUS-043]', (_, cells, id) => {
    const { entries } = planOf({ customers: [row(2, cells)] }, [anna, firm]);
    expect(entries.map((entry) => [entry.id, entry.does])).toEqual([[id, 'change']]);
  });

  it('finds nobody by a phone under another name, nor by a name alone [CUS-043]', () => {
    const customers = [
      row(2, { phone: '3471234567', lastName: 'Bianchi' }),
      row(3, { firstName: 'Anna', lastName: 'Rossi' }),
    ];
    expect(planOf({ customers }, [anna]).entries.map(({ does }) => does)).toEqual(['add', 'add']);
  });

  it('changes nothing by an empty cell, and leaves what the file does not have [CUS-043]', () => {
    const customers = [row(2, { id: 'anna', city: 'Modena', email: null, note: null })];
    const [entry] = planOf({ customers }, [anna]).entries;
    expect(entry).toMatchObject({
      ...{ does: 'change', revision: 1 },
      fields: {
        city: 'Modena',
        email: anna.email,
        note: anna.note,
        sites: anna.sites,
        contacts: anna.contacts,
      },
    });
  });

  it('says each column that changes, and those of parts [CUS-042]', () => {
    const rows = {
      customers: [row(2, { id: 'anna', city: 'Modena', paysByTaxTransfer: true })],
      sites: [
        row(2, { customer: 'anna', id: 'site-0001', city: 'Riccione' }),
        row(3, { customer: 'anna', label: 'Garage' }),
      ],
    };
    const [entry] = planOf(rows, [anna]).entries;
    expect(entry?.changes).toEqual([
      { field: 'city', before: anna.city, after: 'Modena' },
      { field: 'paysByTaxTransfer', before: false, after: true },
      { field: 'sites.city', before: anna.sites[0]?.city, after: 'Riccione' },
      { field: 'sites.label', before: null, after: 'Garage' },
      { field: 'sites.country', before: null, after: 'IT' },
      { field: 'sites.dwelling', before: null, after: true },
    ]);
    expect(planOf({ customers: [row(2, { lastName: 'Nuova' })] }).entries[0]?.changes).toBeUndefined();
  });

  it('lays parts on their customer: by id, by address, by name, or as new ones', () => {
    const { entries } = planOf(
      {
        sites: [
          row(2, { customer: 'anna', id: 'site-0001', city: 'Riccione' }),
          row(3, { customer: 'anna', address: 'Via Po 2', city: 'Forlì' }),
        ],
        contacts: [row(2, { customer: 'anna', name: 'paola  GALLI', role: 'Figlia' })],
      },
      [anna],
    );
    expect(entries).toMatchObject([
      {
        fields: {
          sites: [{ id: 'site-0001', city: 'Riccione', address: 'Via Roma 1' }, { address: 'Via Po 2' }],
          contacts: [{ id: 'contact-01', name: 'paola  GALLI', role: 'Figlia', email: 'paola@example.com' }],
        },
      },
    ]);
  });

  it.each([
    ['lastName', 'nameRequired', { city: 'Modena' }],
    ['vatNumber', 'vatNumber', { company: 'Verdi', vatNumber: '1' }],
    ['taxCode', 'taxCode', { lastName: 'Verdi', taxCode: 'X' }],
    ['email', 'emailInvalid', { lastName: 'Verdi', email: 'none' }],
    ['country', 'countryRequired', { lastName: 'Verdi', country: 'ITA' }],
    ['city', 'lineLength', { lastName: 'Verdi', city: 'x'.repeat(101) }],
  ])('refuses a row with a wrong %s and says why [CUS-042]', (field, reason, cells) => {
    const plan = planOf({ customers: [row(7, cells), row(8, { lastName: 'Buoni' })] });
    expect(plan).toMatchObject({ refused: 1, entries: [{ name: 'Buoni' }] });
    expect(plan.problems).toMatchObject([{ sheet: 'customers', line: 7, field, reason }]);
  });

  it('refuses the rows of unread cells, of the same customer twice, and of nobody [CUS-042]', () => {
    const problem = { sheet: 'customers', line: 2, field: 'kind', reason: 'word', value: 'Amico' };
    const unread = planOf({ customers: [row(2, { lastName: 'Verdi' })] }, [], [problem]);
    expect(unread).toMatchObject({ refused: 1, entries: [], problems: [problem] });
    const formula = { ...problem, field: 'lastName', reason: 'formula', value: '=A1' };
    expect(planOf({ customers: [row(2, { city: 'Roma' })] }, [], [formula]).problems).toEqual([formula]);
    const twice = planOf(
      { customers: [row(2, { id: 'anna' }), row(3, { email: 'anna@example.com', lastName: 'R' })] },
      [anna],
    );
    expect(twice).toMatchObject({ refused: 1, unchanged: 1, problems: [{ line: 3, reason: 'twice' }] });
    const lost = planOf({ sites: [row(4, { customer: 'nobody', label: 'Sede' })] }, [anna]);
    expect(lost).toMatchObject({
      ...{ refused: 1, entries: [] },
      problems: [{ sheet: 'sites', line: 4, field: 'customer', reason: 'unknown-customer', value: 'nobody' }],
    });
  });

  it('refuses more customers than there is room for [CUS-021]', () => {
    const many = Array.from({ length: mostCustomers - 1 }, (_, index) =>
      aCustomer({ id: `c${index}`, city: null }),
    );
    const plan = planOf({ customers: [row(2, { lastName: 'Uno' }), row(3, { lastName: 'Due' })] }, many);
    expect(plan).toMatchObject({ refused: 1, problems: [{ line: 3, reason: 'too-many' }] });
    expect(plan.entries.map(({ name }) => name)).toEqual(['Uno']);
  });
});
