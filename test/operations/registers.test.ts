import { beforeAll, describe, expect, it } from 'vitest';
import { aContact, aSite } from '#test/support/builders/customer.ts';
import { clearLimitCounts } from '#test/support/clear-limit-counts.ts';
import {
  asked,
  createdCustomer,
  customerOf,
  customersOf,
  refusal,
  updatedCustomer,
} from '#test/support/customers-api.ts';
import { idOf } from '#test/support/live.ts';
import {
  aRegister,
  checkedFile,
  downloadedRegister,
  downloadWith,
  importedCheck,
  sentFile,
  sheetsOf,
} from '#test/support/registers-api.ts';

beforeAll(async () => clearLimitCounts(await idOf('retailer')));

/** A customer with everything that a column has. */
const full = () =>
  createdCustomer('retailer', {
    ...{ kind: 'company', company: '=1+1', vatNumber: '00743110157', taxCode: 'RSSMRA85T10A562S' },
    ...{ sdiCode: 'ABC1234', pec: 'a@pec.example', email: 'a@example.com', phone: '+39 051', phone1: '-1' },
    ...{
      address: '@via',
      postalCode: '00100',
      city: 'Roma',
      province: 'RM',
      language: 'de',
      note: '\t=x\ny',
    },
    ...{ paysByTaxTransfer: true, sites: [aSite({ label: '+sede' })], contacts: [aContact()] },
  });

describe('the export of customers', () => {
  it('has one row a customer, sites and contacts in sheets of their own [CUS-041]', async () => {
    const made = await full();
    const sheets = await sheetsOf(await downloadedRegister('retailer', 'customers'));
    expect(Object.keys(sheets)).toEqual(['Clienti', 'Cantieri', 'Contatti']);
    const [titles = [], ...rows] = sheets.Clienti ?? [];
    expect(titles.slice(0, 5)).toEqual(['ID interno', 'Tipo', 'Nome', 'Cognome', 'Ragione sociale']);
    const row = rows.find(([id]) => id === made.id) ?? [];
    expect(row.slice(0, 7)).toEqual([
      made.id,
      'Azienda',
      'Anna',
      made.lastName,
      '=1+1',
      '00743110157',
      'RSSMRA85T10A562S',
    ]);
    expect(sheets.Cantieri?.find(([id]) => id === made.id)?.slice(1, 3)).toEqual(['site-0001', '+sede']);
    expect(sheets.Contatti?.find(([id]) => id === made.id)?.slice(2, 4)).toEqual([
      'Paola Galli',
      'Amministratore',
    ]);
  });

  it('keeps texts that begin like formulas as they are, and computes nothing [CUS-046]', async () => {
    const made = await full();
    const sheets = await sheetsOf(await downloadedRegister('retailer', 'customers'));
    const cells = (sheets.Clienti ?? []).find(([id]) => id === made.id) ?? [];
    expect(cells).toEqual(expect.arrayContaining(['=1+1', '+39 051', '-1', '@via']));
    const formulas = Object.values(sheets)
      .flat(2)
      .filter((cell) => typeof cell === 'object' && cell !== null);
    expect(formulas).toEqual([]);
  });

  it('imported unchanged changes nothing [CUS-044]', async () => {
    await full();
    const check = await checkedFile(
      'retailer',
      'customers',
      await downloadedRegister('retailer', 'customers'),
    );
    expect(check).toMatchObject({ added: 0, changed: 0, refused: 0, problems: [] });
    expect(check.unchanged).toBe((await customersOf('retailer')).length);
    const empty = await refusal('retailer', 'startRegisterImport', {
      register: 'customers',
      check: check.id,
    });
    expect(empty?.errorType).toBe('nothing-to-import');
  });

  it('is opened by a ticket of its owner, once, and by nobody else [CUS-003, CUS-041]', async () => {
    const { ticket } = await asked<{ ticket: string }>('retailer', 'createRegisterTicket', {
      register: 'customers',
    });
    const query = `register=customers&ticket=${ticket}`;
    expect((await downloadWith(null, query)).status).toBe(200);
    expect((await downloadWith(null, query)).status).toBe(410);
    expect((await downloadWith(null, 'register=customers')).status).toBe(401);
    expect((await downloadWith('privateUser', 'register=customers')).status).toBe(403);
    expect((await downloadWith('retailer', 'register=none')).status).toBe(400);
  });
});

describe('an import of customers', () => {
  it('finds columns by their titles in either language, in any order, and stores nothing before [CUS-042]', async () => {
    const before = (await customersOf('retailer')).length;
    const file = await aRegister({
      Customers: [
        ['City', 'Ragione sociale', 'unknown', 'TIPO', 'Tax relief transfer', 'Lingua'],
        ['Modena', 'Verdi Import S.p.A.', 'x', 'Condominium', 'yes', 'tedesco'],
        ['Modena', null, null, 'Amico', null, null],
        [null, null, 'y', null, null, null],
      ],
      Altro: [['x'], ['y']],
    });
    const check = await checkedFile('retailer', 'customers', file);
    expect(check).toMatchObject({
      added: 1,
      changed: 0,
      unchanged: 0,
      refused: 1,
      addedNames: ['Verdi Import S.p.A.'],
    });
    expect(check.problems).toMatchObject([
      { sheet: 'customers', line: 3, field: 'kind', reason: 'word', value: 'Amico' },
      { sheet: 'customers', line: 3, field: 'lastName', reason: 'nameRequired' },
    ]);
    expect((await customersOf('retailer')).length).toBe(before);
    expect(await importedCheck('retailer', 'customers', check.id)).toMatchObject({
      added: 1,
      refused: 1,
      left: 0,
    });
    const made = (await customersOf('retailer')).find(({ company }) => company === 'Verdi Import S.p.A.');
    expect(await customerOf('retailer', made?.id ?? '')).toMatchObject({
      ...{ kind: 'condominium', city: 'Modena', language: 'de', paysByTaxTransfer: true, revision: 1 },
      updatedBy: 'Marco Bellini',
    });
  });

  it('changes what the file says, once, and leaves what was saved since [CUS-042, CUS-043]', async () => {
    const [first, second] = [await createdCustomer('retailer'), await createdCustomer('retailer')];
    const file = await aRegister({
      Clienti: [
        ['ID', 'Città', 'E-mail'],
        [first.id, 'Parma', null],
        [second.id, 'Parma', null],
      ],
    });
    const check = await checkedFile('retailer', 'customers', file);
    expect(check).toMatchObject({ added: 0, changed: 2 });
    expect(check.changes).toMatchObject(
      [1, 2].map(() => ({ field: 'city', before: first.city, after: 'Parma' })),
    );
    await updatedCustomer('retailer', { id: second.id, revision: 1, city: 'Ferrara' });
    expect(await importedCheck('retailer', 'customers', check.id)).toMatchObject({ changed: 1, left: 1 });
    expect(await customerOf('retailer', first.id)).toMatchObject({
      city: 'Parma',
      revision: 2,
      firstName: 'Anna',
    });
    expect(await customerOf('retailer', second.id)).toMatchObject({ city: 'Ferrara', revision: 2 });
    expect(await importedCheck('retailer', 'customers', check.id)).toMatchObject({ changed: 1, left: 1 });
    expect((await customerOf('retailer', first.id)).revision).toBe(2);
  });

  it('takes vCards [CUS-042, CUS-045]', async () => {
    const text =
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Nadia Import\r\nTEL:051 9988776\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nTEL:1\r\nEND:VCARD\r\n';
    const check = await checkedFile('retailer', 'customers', Buffer.from(text), 'text/vcard');
    expect(check).toMatchObject({ added: 1, refused: 1, addedNames: ['Nadia Import'] });
    expect(check.problems).toMatchObject([{ line: 6, field: 'lastName', reason: 'nameRequired' }]);
    await importedCheck('retailer', 'customers', check.id);
    const again = await checkedFile('retailer', 'customers', Buffer.from(text), 'text/vcard');
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  });

  it('names who has an Italian postal code that has not five digits, from sheets and vCards [OPC-41]', async () => {
    const file = await aRegister({
      Clienti: [
        ['ID', 'Cognome', 'CAP', 'Paese'],
        ['A', 'Corto', 2412, 'IT'],
        ['B', 'Giusto', '24121', 'IT'],
        ['C', 'Altrove', '1010', 'AT'],
        ['D', 'Cantiere', null, 'IT'],
      ],
      Cantieri: [
        ['ID interno del cliente', 'Etichetta', 'CAP'],
        ['D', 'Villa', '184'],
      ],
    });
    expect(await checkedFile('retailer', 'customers', file)).toMatchObject({
      ...{ added: 4, refused: 0, unusual: ['Corto', 'Cantiere'], unusualCount: 2 },
    });
    const card =
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Nadia Corta\r\nADR:;;Via Roma 1;Roma;RM;184;Italia\r\nEND:VCARD\r\n';
    expect(await checkedFile('retailer', 'customers', Buffer.from(card), 'text/vcard')).toMatchObject({
      ...{ added: 1, unusual: ['Nadia Corta'] },
    });
  });

  it('writes many in steps, each once [CUS-042]', async () => {
    const rows = Array.from({ length: 45 }, (_, index) => [`Serie ${index}`, 'Lunghi']);
    const check = await checkedFile(
      'retailer',
      'customers',
      await aRegister({ Clienti: [['Nome', 'Cognome'], ...rows] }),
    );
    expect(check).toMatchObject({ added: 45 });
    expect(await importedCheck('retailer', 'customers', check.id)).toEqual({
      ...{ added: 45, changed: 0 },
      ...{ refused: 0, left: 0 },
    });
    const listed = (await customersOf('retailer')).filter(({ lastName }) => lastName === 'Lunghi');
    expect(listed).toHaveLength(45);
  });

  it('takes spreadsheets and vCards alone [CUS-042]', async () => {
    const sent = { register: 'customers' };
    const refused = await refusal('retailer', 'uploadRegister', { ...sent, type: 'text/html' });
    expect([refused?.errorType, refused?.errorInfo?.field]).toEqual(['invalid-input', 'type']);
    expect(await refusal('retailer', 'uploadRegister', { ...sent, type: 'text/vcard' })).toBeUndefined();
  });

  it('refuses what is no file of a register, too many rows, and checks of others [CUS-003, CUS-042]', async () => {
    const refused = async (file: Uint8Array, type?: string) => {
      const key = await sentFile('retailer', 'customers', file, type);
      return (await refusal('retailer', 'checkRegister', { register: 'customers', key }))?.errorType;
    };
    expect(await refused(Buffer.from('no workbook'))).toBe('not-a-workbook');
    expect(await refused(await aRegister({ Altro: [['x']] }))).toBe('not-a-workbook');
    const rows = Array.from({ length: 3001 }, (_, index) => [`N ${index}`]);
    expect(await refused(await aRegister({ Clienti: [['Nome'], ...rows] }))).toBe('too-large');
    const check = await checkedFile(
      'retailer',
      'customers',
      await aRegister({ Clienti: [['Nome'], ['Uno Solo']] }),
    );
    const foreign = await refusal('painter', 'startRegisterImport', {
      register: 'customers',
      check: check.id,
    });
    expect(foreign?.errorType).toBe('not-found');
  });
});
