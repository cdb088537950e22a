import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '#test/support/builders/product.ts';
import { codeOf, graphql, tokenOf, type Who } from '#test/support/cloud.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { created, setProducts } from '#test/support/price-lists-api.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';

let door: ServedLocally;
beforeAll(async () => {
  door = await openHttpDoor(new Date());
});
afterAll(() => door.close());

const asked = async (query: string, who?: Who) =>
  fetch(`${door.url}/functions/downloadPricelistXLS?${query}`, {
    headers: who ? { authorization: `Bearer ${await tokenOf(who)}` } : {},
    redirect: 'manual',
  });

async function rowsOf(answer: Response): Promise<unknown[][]> {
  const workbook = new exceljs.Workbook();
  // exceljs is typed for the Buffer of an older Node.
  const bytes = Buffer.from(await answer.text(), 'base64') as unknown as exceljs.Buffer;
  await workbook.xlsx.load(bytes);
  const rows: unknown[][] = [];
  workbook.worksheets[0]?.eachRow(({ values }) => {
    if (Array.isArray(values)) rows.push(values.slice(1));
  });
  return rows;
}

const ticketOf = async (id: string, who: Who = 'superUser') =>
  graphql<{ createPriceListTicket: { ticket: string } }>(
    who,
    'mutation ($id: ID!) { createPriceListTicket(id: $id) { ticket } }',
    { id },
  );

describe('the download of a price list', () => {
  it('is base64 text of a spreadsheet of its products alone, by name, archived ones marked [PLI-034, PLI-035]', async () => {
    const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
    const list = await created();
    const prices = [{ id: 'p', packaging: '5', [list.id]: 7.125, pcu: 99 }];
    const priceranges = [{ name: 'Fascia 1', colors: [], prices }];
    const product = (name: string, archived = false) =>
      aProduct({ id: `${list.id}-${name}`, name: { it: name }, archived, priceranges });
    for (const one of [product('Zeta', true), product('Alfa'), product('Mancante')]) await writeProduct(one);
    await setProducts(list.id, [`${list.id}-Zeta`, `${list.id}-Alfa`], 1);
    const answer = await asked(`pricelist=${list.id}`, 'superUser');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain']);
    const rows = await rowsOf(answer);
    expect(rows.map(([name, , , , , , , price, , archived]) => [name, price, archived])).toEqual([
      ['Prodotto', 'Prezzo', 'Archiviato'],
      ['Alfa', 7.125, undefined],
      ['Zeta', 7.125, 'sì'],
    ]);
  });

  it('carries the name of the list with underscores [PLI-036, OPC-45]', async () => {
    const { id, name } = await created({ name: `Listino/${Date.now()} è` });
    const answer = await asked(`pricelist=${id}`, 'superUser');
    const file = `${name.replace(/[^A-Za-z0-9]/g, '_')}.xlsx`;
    expect(answer.headers.get('content-disposition')).toContain(`filename="${file}"`);
  });

  it('is for signed-in super users, of a list that is there [OPC-46]', async () => {
    const statuses = await Promise.all([
      asked('pricelist=pcu'),
      asked('pricelist=pcu', 'painter'),
      asked('pricelist=none', 'superUser'),
      asked('pricelist=a%2Fb', 'superUser'),
      asked('', 'superUser'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 404, 400, 400]);
  });

  it('opens to a ticket once, for its own list [OPC-46]', async () => {
    const ticket = async () => (await ticketOf('pcu')).data.createPriceListTicket.ticket;
    const one = await ticket();
    expect((await asked(`pricelist=pcu&ticket=${one}`)).status).toBe(200);
    expect((await asked(`pricelist=pcu&ticket=${one}`)).status).toBe(410);
    expect((await asked(`pricelist=pccs&ticket=${await ticket()}`)).status).toBe(410);
    expect((await asked(`pricelist=pcu&ticket=made-up`)).status).toBe(410);
  });

  it('opens to no ticket of a quotation, nor the other way round [OPC-46]', async () => {
    const { issueTicket } = await import('#lambdas/store/pass/ticket-store.ts');
    const { ticket } = await issueTicket({ userId: 'u', quotationId: 'pcu' }, new Date());
    expect((await asked(`pricelist=pcu&q=pcu&ticket=${ticket}`)).status).toBe(410);
    const other = (await ticketOf('pcu')).data.createPriceListTicket.ticket;
    const quotation = await fetch(`${door.url}/functions/downloadXLS?q=pcu&ticket=${other}`);
    expect(quotation.status).toBe(410);
  });

  it('has tickets for super users alone, of lists that are there [OPC-46]', async () => {
    expect(codeOf(await ticketOf('pcu', 'painter'))).toBe('forbidden');
    expect(codeOf(await ticketOf('none'))).toBe('not-found');
  });
});
