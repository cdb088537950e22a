import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localisedText } from '#shared/document/localised-text.ts';
import type { SharedQuotation } from '#shared/document/shared-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { textOfPdf } from '#test/acceptance/pdf-text.ts';
import { cloudUrl, codeOf } from '#test/support/cloud.ts';
import { askAsGuest, type Pass } from '#test/support/guest-request.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { answered, created, destroy, updated } from '#test/support/quotations-api.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';
import {
  aShare,
  downloadTicket,
  linksOf,
  passOf,
  revokeShareLink,
  share,
  shared,
  shareLinks,
} from '#test/support/share-links-api.ts';

/** After every link of these tests was made, and before it expires. */
const soon = new Date(Date.now() + 3_600_000);
const afterTwoDays = new Date(Date.now() + 2 * 86_400_000);

let door: ServedLocally;
beforeAll(async () => {
  door = await openHttpDoor(soon);
});
afterAll(async () => {
  await door.close();
  const { closeBrowser } = await import('#lambdas/runtime/pdf/render-pdf.ts');
  await closeBrowser();
});

type Route = 'sharedQuotation' | 'downloadPDF' | 'downloadXLS';
const ask = (route: Route, pass: Pass & Record<string, string>, at = door) => askAsGuest(at.url, route, pass);
const opened = async (pass: Pass & Record<string, string>, at = door): Promise<SharedQuotation> =>
  (await ask('sharedQuotation', pass, at)).json();
const expired = { status: 410, body: '{"error":true,"code":"link-expired"}' };
const answerOf = async (response: Response) => ({ status: response.status, body: await response.text() });

/** Data that no audience may see, in fields that only the owner's screens read. */
const hidden = ['PIANTATO-ETICHETTA', 'PIANTATO-AUTORE', 'PIANTATO-ALLEGATO'];

/** Discounts of 13.71 % on all rows, packages of two sizes in one of them, and what only the owner's screens show. */
async function planted(): Promise<Quotation> {
  const { id, revision } = await created('painter', { name: 'Villa Rosa' });
  const prices = ['piave-fissativo-20l', 'piave-fissativo-5l'].map((pack) => ({ id: pack, quantity: 3 }));
  const selectedProducts = [
    { sId: 'primer', discount: 0.1371, prices },
    { sId: 'plaster', discount: 0.1371 },
  ];
  const discounted = await updated('painter', { id, revision, selectedProducts });
  const { client, table } = await import('#lambdas/runtime/table/table.ts');
  const [tag, by, name] = hidden;
  await client.send(
    new UpdateCommand({
      TableName: table,
      Key: { pk: `Q#${id}`, sk: 'HEAD' },
      UpdateExpression: 'SET tags = :tags, updatedBy = :by, attachments = :attachments',
      ExpressionAttributeValues: {
        ':tags': [tag],
        ':by': by,
        ':attachments': [{ name, url: `https://files.example/${name}`, category: null }],
      },
    }),
  );
  return discounted;
}

describe('a share link', () => {
  it('opens the printed quotation to anybody who has it, and nothing else of it', async () => {
    const quotation = await planted();
    const link = await shared('painter', quotation.id);
    const pass = passOf(link);
    const response = await ask('sharedQuotation', pass);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await response.text();
    const { document, fileName, validUntil }: SharedQuotation = JSON.parse(body);
    expect(validUntil).toBe(link.expiresAt);
    expect(document).toMatchObject({ language: 'it', job: { name: 'Villa Rosa', place: 'Bologna (BO)' } });
    expect(document.totals?.total.value).toMatch(/€$/);
    expect(document.columns.map(({ key }) => key)).toEqual(expect.arrayContaining(['discount', 'cost']));
    expect(document.rows.every(({ prices, specs }) => prices && specs)).toBe(true);
    expect(fileName).toBe('Villa Rosa - Bologna (BO).pdf');
    const { uid, pricelist } = quotation;
    for (const secret of [...hidden, uid, pricelist?.name ?? '', 'pccs', 'updatedBy', 'tags'])
      expect(body).not.toContain(secret);
  });

  it('for the site shows packages and phases, and no money in page or PDF', async () => {
    const quotation = await planted();
    const customer = await opened(passOf(await shared('painter', quotation.id)));
    const pass = passOf(await shared('painter', quotation.id, { audience: 'SITE', showSpecs: false }));
    const body = await (await ask('sharedQuotation', pass)).text();
    const { document, fileName }: SharedQuotation = JSON.parse(body);
    expect([document.head.title, fileName]).toEqual([
      'Scheda di cantiere',
      'Villa Rosa - Bologna (BO), cantiere.pdf',
    ]);
    expect(document.rows.some(({ badges }) => badges.some(({ text }) => text.startsWith('Fascia')))).toBe(
      false,
    );
    const names = ['product', 'consumption', 'surface', 'packages', 'quantity'];
    expect(document.columns.map(({ key }) => key)).toEqual(names);
    const figures = ({ document: { rows } }: SharedQuotation) =>
      rows.map(({ cells }) => cells.filter(({ column }) => names.includes(column)));
    expect(figures({ document, fileName: '', validUntil: '' })).toEqual(figures(customer));
    expect(JSON.stringify(figures(customer)[0])).toMatch(/"3.×.20".*"3.×.5".*"75"/);
    expect(document.rows.some(({ lines }) => lines.some((line) => /^Fas[ei]: \S/.test(line)))).toBe(true);
    const pdf = await ask('downloadPDF', { ...pass, showPrices: 'true', type: '0' });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const text = await textOfPdf(new Uint8Array(await pdf.arrayBuffer()));
    expect(text).toContain('Villa Rosa');
    const amounts = [customer.document.totals?.total.value ?? '', ...costsOf(customer)];
    expect(amounts.length).toBeGreaterThan(2);
    const money = [...amounts.map((amount) => amount.replace(/\s*€$/, '')), '€', '13,71', '0.1371', 'istino'];
    for (const secret of [...money, ...hidden, quotation.pricelist?.name ?? ''])
      for (const seen of [body, text]) expect(seen).not.toContain(secret);
  });

  it('for the site names no phase its owner may not see', async () => {
    const { id, selectedProducts } = await created('painter');
    const { listPhases } = await import('#lambdas/store/catalogue/phase-store.ts');
    const { storePhase } = await import('#test/support/store-again.ts');
    const { readProduct } = await import('#lambdas/store/catalogue/product-store.ts');
    const products = await Promise.all(selectedProducts.map((row) => readProduct(row.id)));
    const used = products.flatMap((product) => product?.phases ?? []);
    const [hiddenPhase] = (await listPhases()).filter((phase) => used.includes(phase.id));
    if (!hiddenPhase) throw new Error('The demo products of a new quotation have a phase.');
    const { text: name } = localisedText(hiddenPhase.name, 'it');
    const pass = passOf(await shared('painter', id, { audience: 'SITE' }));
    const phaseLines = async () => (await opened(pass)).document.rows.flatMap(({ lines }) => lines).join();
    expect(await phaseLines()).toContain(name);
    await storePhase({ ...hiddenPhase, availablePricelists: ['pccs'] });
    const lines = await phaseLines().finally(() => storePhase(hiddenPhase));
    expect(lines).not.toContain(name);
  });

  it('keeps its audience, whatever the address asks for', async () => {
    const { id } = await created('painter');
    const pass = passOf(await shared('painter', id, { showPrices: false, showSpecs: false }));
    const wishes = { showPrices: 'true', showSpecs: 'true', audience: 'CUSTOMER', type: '2', lang: 'en' };
    const { document } = await opened({ ...pass, ...wishes });
    expect(document.language).toBe('en');
    expect(document.columns.map(({ key }) => key)).toContain('cost');
    expect(document.rows.map(({ prices, specs }) => [prices, specs])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('opens no spreadsheet', async () => {
    const { id } = await created('painter');
    const pass = passOf(await shared('painter', id));
    expect(await answerOf(await ask('downloadXLS', pass))).toMatchObject({ status: 403 });
  });

  it('opens an archived quotation, and shows what was saved last', async () => {
    const { id, revision } = await created('painter');
    const pass = passOf(await shared('painter', id));
    await updated('painter', { id, revision, archived: true, name: 'Nome nuovo' });
    expect((await opened(pass)).document.job.name).toBe('Nome nuovo');
  });
});

const costsOf = ({ document }: SharedQuotation) =>
  document.rows.flatMap(({ cells }) =>
    cells.flatMap(({ column, cell }) => (column === 'cost' ? cell.lines.map(({ value }) => value) : [])),
  );

describe('a link that opens nothing', () => {
  it('has expired, by the clock of the server', async () => {
    const { id } = await created('painter');
    const [short, long] = [
      await shared('painter', id, { days: 1 }),
      await shared('painter', id, { days: 3 }),
    ];
    const late = await openHttpDoor(afterTwoDays);
    expect(await answerOf(await ask('sharedQuotation', passOf(short), late))).toEqual(expired);
    expect(await answerOf(await ask('downloadPDF', passOf(short), late))).toEqual(expired);
    expect((await ask('sharedQuotation', passOf(long), late)).status).toBe(200);
    await late.close();
    const { listShareLinks } = await import('#lambdas/store/pass/share-link-store.ts');
    expect((await listShareLinks(id, afterTwoDays)).map((link) => link.id)).toEqual([long.id]);
  });

  it('is left to the table to remove within a second of its end', async () => {
    const { id } = await created('painter');
    const link = await shared('painter', id);
    const { client, table } = await import('#lambdas/runtime/table/table.ts');
    const Key = { pk: `LINKS#${id}`, sk: `LINK#${link.id}` };
    const { Item } = await client.send(new GetCommand({ TableName: table, Key }));
    const secondsLate = Item?.ttl - new Date(link.expiresAt).getTime() / 1000;
    expect(Item?.ttl % 1).toBe(0);
    expect(secondsLate).toBeGreaterThanOrEqual(0);
    expect(secondsLate).toBeLessThan(1);
  });

  it('was forged, is not whole, or is of another link or quotation', async () => {
    const [{ id }, other] = [await created('painter'), await created('painter')];
    const site = passOf(await shared('painter', id, { audience: 'SITE' }));
    const customer = passOf(await shared('painter', id));
    const [siteId, siteSignature = ''] = site.token.split('.');
    const [, customerSignature] = customer.token.split('.');
    const changed = `${siteSignature[0] === 'A' ? 'B' : 'A'}${siteSignature.slice(1)}`;
    for (const token of [
      `${siteId}.${customerSignature}`,
      `${siteId}.${changed}`,
      `${siteId}.`,
      `${site.token}.`,
      siteSignature,
    ])
      expect(await answerOf(await ask('sharedQuotation', { q: id, token })), token).toEqual(expired);
    const elsewhere = { q: other.id, token: site.token };
    expect(await answerOf(await ask('sharedQuotation', elsewhere))).toEqual(expired);
    expect(await answerOf(await ask('downloadPDF', elsewhere))).toEqual(expired);
    expect(await answerOf(await ask('sharedQuotation', { q: id }))).toEqual(expired);
  });

  it('comes in the address instead of the header, where logs would keep it', async () => {
    const { id } = await created('painter');
    const { q, token } = passOf(await shared('painter', id));
    const inAddress = async (route: Route) =>
      (await fetch(`${door.url}/functions/${route}?${new URLSearchParams({ q, token })}`)).status;
    expect(await Promise.all([inAddress('sharedQuotation'), inAddress('downloadPDF')])).toEqual([410, 401]);
  });

  it('was revoked, and an opening that was under way does not bring it back', async () => {
    const { id } = await created('painter');
    const link = await shared('painter', id);
    const { noteOpening, redeemShareLink } = await import('#lambdas/store/pass/share-link-store.ts');
    const { q, token } = passOf(link);
    const underWay = await redeemShareLink(q, token, soon);
    expect(answered(await revokeShareLink('painter', id, link.id)).revokeShareLink).toBe(link.id);
    await noteOpening(underWay, soon);
    expect(await answerOf(await ask('sharedQuotation', { q, token }))).toEqual(expired);
    expect(await linksOf('painter', id)).toEqual([]);
    expect(codeOf(await revokeShareLink('painter', id, link.id))).toBeUndefined();
  });

  it('belongs to a quotation that was deleted, and is removed with it', async () => {
    const { id } = await created('painter');
    const pass = passOf(await shared('painter', id));
    answered(await destroy('painter', id));
    expect(await answerOf(await ask('sharedQuotation', pass))).toEqual(expired);
    expect(await answerOf(await ask('downloadPDF', pass))).toEqual(expired);
    const { removeQuotationItems } = await import('#lambdas/store/quotation/quotation-store.ts');
    const { listShareLinks } = await import('#lambdas/store/pass/share-link-store.ts');
    await removeQuotationItems(id);
    expect(await listShareLinks(id, soon)).toEqual([]);
  });
});

describe('the owner of a quotation', () => {
  it('lists its links: who made them and until when, never the key that signs', async () => {
    const { id, user } = await created('painter');
    const first = await shared('painter', id, { days: 7 });
    const second = await shared('superUser', id, { audience: 'SITE', language: 'en' });
    const list = await linksOf('painter', id);
    expect(new Set(list)).toEqual(new Set([first, second]));
    expect(list.find((link) => link.id === first.id)).toMatchObject({
      createdBy: `${user.firstName} ${user.lastName}`,
      openings: 0,
      openedAt: null,
      firstOpenedAt: null,
    });
    const lifetime = new Date(first.expiresAt).getTime() - new Date(first.createdAt).getTime();
    expect(lifetime).toBe(7 * 86_400_000);
    const { listLinkKeys } = await import('#lambdas/store/pass/link-key-store.ts');
    const keys = await listLinkKeys(id);
    expect(new Set(keys.keys())).toEqual(new Set([first.id, second.id]));
    for (const key of keys.values()) {
      expect(key).toHaveLength(43);
      expect(JSON.stringify(list)).not.toContain(key);
    }
  });

  it('sees when it was opened first and last, and how often; one visit counts once', async () => {
    const { id } = await created('painter');
    const link = await shared('painter', id);
    const pass = passOf(link);
    await opened(pass);
    await opened({ ...pass, lang: 'en' });
    const [once] = await linksOf('painter', id);
    expect(once).toMatchObject({ openings: 1, firstOpenedAt: once?.openedAt });
    const later = await openHttpDoor(new Date(soon.getTime() + 600_000));
    expect((await ask('downloadPDF', pass, later)).status).toBe(200);
    await later.close();
    const [twice] = await linksOf('painter', id);
    expect(twice).toMatchObject({ openings: 2, firstOpenedAt: once?.firstOpenedAt });
    expect(String(twice?.openedAt) > String(once?.openedAt)).toBe(true);
  });

  it('gets no more than twenty links that are good at once', async () => {
    const { id } = await created('painter');
    const all = await Promise.all(Array.from({ length: 20 }, () => shared('painter', id)));
    const refused = await share('painter', aShare(id));
    expect(refused.errors?.[0]).toMatchObject({ errorType: 'too-many-links', errorInfo: { most: 20 } });
    answered(await revokeShareLink('painter', id, all[0]?.id ?? ''));
    expect(codeOf(await share('painter', aShare(id)))).toBeUndefined();
  });

  it.each([0, 366, 1.5])('cannot make a link of %s days', async (days) => {
    const { id } = await created('painter');
    expect(await share('painter', aShare(id, { days }))).toHaveProperty('errors');
  });

  it('prints the QR code of a link on a PDF, while the link is good', async () => {
    const { id } = await created('painter');
    const link = await shared('painter', id);
    const { token: linkToken } = passOf(link);
    const ticketWith = async (token?: string) =>
      answered(await downloadTicket('painter', { quotation: id, linkToken: token })).createDownloadTicket;
    const printed = ({ ticket }: { ticket: string }) =>
      fetch(`${cloudUrl}/functions/downloadPDF?${new URLSearchParams({ q: id, ticket })}`);
    const textOf = async (response: Response) => textOfPdf(new Uint8Array(await response.arrayBuffer()));
    expect(await textOf(await printed(await ticketWith(linkToken)))).toMatch(
      /Versione in linea, valida fino al \d\d\/\d\d\/\d{4}/,
    );
    expect(await textOf(await printed(await ticketWith()))).not.toContain('Versione in linea');
    const before = await ticketWith(linkToken);
    await revokeShareLink('painter', id, link.id);
    expect(await answerOf(await printed(before))).toEqual(expired);
    const after = await downloadTicket('painter', { quotation: id, linkToken });
    expect(codeOf(after)).toBe('link-expired');
  });
});

describe('links of others', () => {
  it('do not exist for users who may not see the quotation', async () => {
    const { id } = await created('retailer');
    const link = await shared('retailer', id);
    expect(codeOf(await shareLinks('painter', id))).toBe('not-found');
    expect(codeOf(await share('painter', aShare(id)))).toBe('not-found');
    expect(codeOf(await revokeShareLink('painter', id, link.id))).toBe('not-found');
    expect(await linksOf('retailer', id)).toHaveLength(1);
  });
});
