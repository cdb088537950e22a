import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, graphql, tokenOf, type Who } from '#test/support/cloud.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { created as createdQuotation } from '#test/support/quotations-api.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';
import { created, saved } from '#test/support/users-api.ts';

let door: ServedLocally;
beforeAll(async () => {
  door = await openHttpDoor(new Date());
});
afterAll(() => door.close());

const asked = async (who?: Who) =>
  fetch(`${door.url}/functions/exportUsers`, {
    headers: who ? { authorization: `Bearer ${await tokenOf(who)}` } : {},
    redirect: 'manual',
  });

/** The cells of the answer, by the titles of their columns. */
async function rowsOf(answer: Response): Promise<Map<string, exceljs.Cell>[]> {
  const workbook = new exceljs.Workbook();
  // exceljs is typed for the Buffer of an older Node.
  const bytes = Buffer.from(await answer.text(), 'base64') as unknown as exceljs.Buffer;
  await workbook.xlsx.load(bytes);
  const sheet = workbook.worksheets[0];
  const [head, ...rows] = sheet?.getRows(1, sheet.rowCount) ?? [];
  const titles = Array.isArray(head?.values) ? head.values.slice(1).map(String) : [];
  return rows.map((row) => new Map(titles.map((title, index) => [title, row.getCell(index + 1)])));
}
const exported = async (who: Who) => rowsOf(await asked(who));
const valuesOf = (row: Map<string, exceljs.Cell> | undefined, ...titles: string[]) =>
  titles.map((title) => row?.get(title)?.value);
const rowFor = (rows: Map<string, exceljs.Cell>[], email: string) =>
  rows.find((row) => row.get('E-mail')?.value === email);

describe('the export of users', () => {
  it('is base64 text of a spreadsheet that is called utenti.xlsx [USR-094, USR-095, OPC-44]', async () => {
    const answer = await asked('superUser');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain']);
    expect(answer.headers.get('content-disposition')).toContain('utenti.xlsx');
    const rows = await rowsOf(answer);
    expect(rowFor(rows, accounts.painter)).toBeDefined();
  });

  it('has the last sign-in and the quotations of the user', async () => {
    await graphql('retailer', '{ currentUser { id } }');
    const quotation = await createdQuotation('retailer');
    const row = rowFor(await exported('superUser'), accounts.retailer);
    const [signedIn, quotations, last] = valuesOf(row, 'Ultimo accesso', 'Preventivi', 'Ultimo preventivo');
    expect(signedIn).toBeInstanceOf(Date);
    expect(quotations).toBeGreaterThan(0);
    expect(last instanceof Date && last.toISOString().slice(0, 7)).toBe(quotation.createdAt.slice(0, 7));
  });

  it('says of a user what the list shows, and address, phones, consents and creation [OPC-44]', async () => {
    const user = await created({
      ...{ address: 'Via Emilia 1', address2: 'Scala B', postalCode: '40121', city: 'Bologna' },
      ...{ phone1: '051 654321', checkbox2: true, pricelist: 'pccs' },
    });
    const row = rowFor(await exported('superUser'), user.email);
    const person = ['Nome', 'Cognome', 'Azienda', 'Tipo', 'Provincia', 'Paese', 'Lingua'];
    expect(valuesOf(row, ...person)).toEqual([
      'Nadia',
      'Riva',
      'Riva Colori',
      'Imbianchino',
      'BO',
      'IT',
      'it',
    ]);
    const address = ['Indirizzo', 'Indirizzo (seconda riga)', 'CAP', 'Città', 'Telefono', 'Secondo telefono'];
    expect(valuesOf(row, ...address)).toEqual([
      'Via Emilia 1',
      'Scala B',
      '40121',
      'Bologna',
      '+39 051 123456',
      '051 654321',
    ]);
    const flags = [
      'Consenso privacy',
      'Consenso marketing',
      'E-mail verificata',
      'Super utente',
      'Archiviato',
    ];
    expect(valuesOf(row, ...flags)).toEqual(['sì', 'sì', null, null, null]);
    expect(valuesOf(row, 'Listino suggerito da confermare')).toEqual([null]);
    expect(valuesOf(row, 'Listino')[0]).toMatch(/\w/);
    expect(valuesOf(row, 'Creato il')[0]).toBeInstanceOf(Date);
  });

  it('follows the countries of the caller and no filter: archived users are in it, marked [OPC-10, OPC-44]', async () => {
    const german = await created({ country: 'DE', province: null });
    const archived = await saved(german, { archived: true });
    const italian = await created();
    const rows = await exported('superUserOfGermanyAndAustria');
    const title = [...(rows[0]?.keys() ?? [])];
    const archivedTitle = title[20] ?? '';
    expect(valuesOf(rowFor(rows, archived.email), archivedTitle)[0]).toMatch(/^(sì|yes)$/);
    expect(rowFor(rows, italian.email)).toBeUndefined();
    expect(new Set(rows.map((row) => [...row.values()][11]?.value))).toEqual(new Set(['DE', 'AT']));
    expect(await exported('superUserOfNoCountry')).toEqual([]);
  });

  it.each(['=HYPERLINK("http://x")', '+39', '-1', '@SUM(A1)'])(
    'holds what looks like a formula as text alone: %s [OPC-44]',
    async (company) => {
      const user = await created({ company });
      const cell = rowFor(await exported('superUser'), user.email)?.get('Azienda');
      expect(cell).toMatchObject({ value: company, type: exceljs.ValueType.String, numFmt: '@' });
    },
  );

  it('is for super users', async () => {
    expect((await asked()).status).toBe(401);
    expect((await asked('painter')).status).toBe(403);
  });
});
