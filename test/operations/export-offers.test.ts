import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHttpDoor } from '#test/support/http-door.ts';
import { anOfferer, offersOf, only } from '#test/support/offers-api.ts';
import { aReadyOffer } from '#test/support/ready-offers.ts';
import { aSentOffer, plantSent, sentOffersOf } from '#test/support/sent-offers-api.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';

const { changingLight } = await import('#lambdas/store/offer/offer-store.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');

let door: ServedLocally;
let owner: Awaited<ReturnType<typeof anOfferer>>;
beforeAll(async () => {
  door = await openHttpDoor(new Date());
  owner = await anOfferer();
});
afterAll(() => door.close());

const asked = (ids: readonly string[], token = owner.token) =>
  fetch(`${door.url}/functions/exportOffers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ids }),
  });

/** The values of the answer's rows, by the titles of their columns. */
async function rowsOf(ids: readonly string[], token?: string) {
  const answer = await asked(ids, token);
  expect(answer.status).toBe(200);
  const workbook = new exceljs.Workbook();
  // exceljs is typed for the Buffer of an older Node.
  await workbook.xlsx.load(Buffer.from(await answer.text(), 'base64') as unknown as exceljs.Buffer);
  const sheet = workbook.worksheets[0];
  const [head, ...rows] = sheet?.getRows(1, sheet.rowCount) ?? [];
  const titles = Array.isArray(head?.values) ? head.values.slice(1).map(String) : [];
  return rows.map((row) =>
    Object.fromEntries(titles.map((title, index) => [title, row.getCell(index + 1).value])),
  );
}

describe('the export of offers', () => {
  it('has what the list found, in the order it shows, and nobody else’s [FUP-007, SND-053]', async () => {
    const [first, second] = [await aSentOffer(owner.token), await aSentOffer(owner.token)];
    const others = await aSentOffer((await anOfferer()).token);
    const numbers = (await rowsOf([second.id, others.id, first.id, second.id])).map(({ Numero }) => Numero);
    expect(numbers).toEqual([second, first].map(({ number, year }) => `${number}/${year}`));
  });

  it('says how an offer was sent and how it ended, days and amounts as such [FUP-001, FUP-007]', async () => {
    const offer = await aReadyOffer(owner.token);
    await plantSent(offer, { validUntil: '2026-12-23' });
    await transact([
      changingLight(offer, { sentAt: '2026-12-02T23:30:00.000Z', sentValue: 123_456, channel: 'email' }),
    ]);
    const sent = sentOffersOf(owner.token);
    only(await sent.markOfferLost(offer.id, { version: 1, reason: 'timing', note: 'Ponteggi' }));
    const [row] = await rowsOf([offer.id]);
    expect(row).toMatchObject({
      ...{ Titolo: 'Facciata di Villa Rosa', Stato: 'Rifiutata', Valore: 1234.56, 'Inviata con': 'E-mail' },
      ...{
        Versioni: 1,
        'E-mail': 'mara@example.com',
        Esito: 'Persa, segnata da te',
        Motivo: 'Tempi: Ponteggi',
      },
      ...{ 'Inviata il': new Date('2026-12-03T00:00:00.000Z'), 'Vista il': null },
      'Valida fino al': new Date('2026-12-23T00:00:00.000Z'),
    });
    expect(row?.['Risposta il']).toBeInstanceOf(Date);
  });

  it('has a draft with its own value, and a text like a formula as text [FUP-002, FUP-007]', async () => {
    const { id } = only(await offersOf(owner.token).createOffer({ title: '=1+1' }));
    const [row] = await rowsOf([id]);
    expect(row).toMatchObject({ Titolo: '=1+1', Stato: 'Bozza', Versioni: null, Esito: null, Motivo: null });
  });

  it('is base64 text of a spreadsheet, refused without a session and beyond its length [FUP-007]', async () => {
    const answer = await asked([]);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain']);
    expect(answer.headers.get('content-disposition')).toContain('offerte.xlsx');
    expect((await asked([], 'none')).status).toBe(401);
    expect((await asked(Array(10_001).fill('a'))).status).toBe(400);
  });
});
