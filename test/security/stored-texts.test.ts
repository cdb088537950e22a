import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Offer } from '#shared/schemas/offer.ts';
import { currentUser } from '#shared/schemas/user.ts';
import { mailsTo } from '#test/support/accounts-api.ts';
import { graphql } from '#test/support/cloud.ts';
import { aFollowedOffer } from '#test/support/followed-offers.ts';
import { anOfferer, offersOf, only } from '#test/support/offers-api.ts';
import { answered, created, read } from '#test/support/quotations-api.ts';
import { sentOffersOf } from '#test/support/sent-offers-api.ts';
import { hostile } from './hostile-html.ts';

/** Pieces with a script, except those that show it as text: nothing of them may be left. */
const isText = (html: string) => html.startsWith('&lt;') || html.includes('title=');
const dangerous = hostile.filter((html) => html.includes('hit()') && !isText(html)).join('');
const planted = {
  it: `<p>italiano</p>${dangerous}`,
  en: `<p>english</p>${dangerous}`,
  de: `<p>deutsch</p>${dangerous}`,
};
const productId = 'adda-acrilsilossanica';
let quotationId: string;
let putBack: () => Promise<unknown>;

/** A product's texts that came into the table unchecked: by an import, or from an older version. */
beforeAll(async () => {
  const { client, table } = await import('#lambdas/runtime/table/table.ts');
  const Key = { pk: `P#${productId}`, sk: 'DETAIL' };
  const { Item: item } = await client.send(new GetCommand({ TableName: table, Key }));
  const write = (Item: object) => client.send(new PutCommand({ TableName: table, Item: { ...Item } }));
  putBack = () => write({ ...item });
  await write({ ...item, specs: planted, details: planted });
  const selectedProducts = [{ sId: 'hostile', product: productId }];
  ({ id: quotationId } = await created('painter', { selectedProducts }));
});

afterAll(() => putBack());

type Texts = { it: string; en: string; de: string };
const languages = '{ it en de }';

function expectClean({ it, en, de }: Texts) {
  for (const [text, kept] of [
    [it, 'italiano'],
    [en, 'english'],
    [de, 'deutsch'],
  ] as const) {
    expect(text).toContain(`<p>${kept}</p>`);
    expect(text).not.toMatch(/hit\(\)|evil\.example/);
  }
}

describe('hostile markup in the table', () => {
  it('is in no text of a product', async () => {
    const query = `query ($id: ID!) { product(id: $id) { specs ${languages} details ${languages} } }`;
    const { product } = answered(
      await graphql<{ product: { specs: Texts; details: Texts } }>('painter', query, { id: productId }),
    );
    expectClean(product.specs);
    expectClean(product.details);
  });

  it('is in no text of an edited product', async () => {
    const query = `query ($id: ID!) { editableProduct(id: $id) { specs ${languages} details ${languages} } }`;
    const { editableProduct } = answered(
      await graphql<{ editableProduct: { specs: Texts; details: Texts } }>('superUser', query, {
        id: productId,
      }),
    );
    expectClean(editableProduct.specs);
    expectClean(editableProduct.details);
  });

  it('is in no row of a quotation', async () => {
    const query = `query ($id: ID!) { quotation(id: $id) { selectedProducts { specs ${languages} } } }`;
    const { quotation } = answered(
      await graphql<{ quotation: { selectedProducts: { specs: Texts }[] } }>('painter', query, {
        id: quotationId,
      }),
    );
    expect(quotation.selectedProducts).toHaveLength(1);
    for (const { specs } of quotation.selectedProducts) expectClean(specs);
  });

  it('is neither on the page of the PDF nor in the spreadsheet', async () => {
    const document = await readDocumentOf(quotationId);
    const { documentHtml } = await import('#lambdas/documents/document-html.tsx');
    const page = documentHtml(document.model, document.texts);
    expect(page).toContain('<p>italiano</p>');
    expect(page).not.toMatch(/hit\(\)|evil\.example/);

    const { spreadsheet } = await import('#lambdas/documents/spreadsheet.ts');
    const workbook = new exceljs.Workbook();
    // exceljs is typed for the Buffer of an older Node; it reads any bytes.
    await workbook.xlsx.load((await spreadsheet(document)) as unknown as exceljs.Buffer);
    const cells = JSON.stringify(workbook.worksheets.map((sheet) => sheet.getSheetValues()));
    expect(cells).toContain('italiano');
    expect(cells).not.toMatch(/hit\(\)|evil\.example|<\w/);
  });

  it('is in no text of an offer, of a text block or of a template', async () => {
    const { changeOffer, readOffer } = await import('#lambdas/store/offer/offer-store.ts');
    const { offerTemplates, offerTexts } = await import('#lambdas/store/offer/offer-block-store.ts');
    const { token, id: uid } = await anOfferer();
    const offers = offersOf(token);
    const made = only<Offer>(await offers.createOffer());
    const { offer, rows } = await readOffer(uid, made.id);
    const texts = { ...offer.texts, intro: planted.it, terms: planted.it };
    await changeOffer({ offer: { ...offer, revision: 2, texts }, rows });
    const shown = only<Offer>(await offers.offer(made.id));
    expect(shown.texts.intro).toContain('<p>italiano</p>');
    expect(JSON.stringify(shown)).not.toMatch(/hit\(\)|evil\.example/);
    const { readWorkingCopy, snapshotOf } = await import('#lambdas/store/sent-offer/working-copy.ts');
    const { readUser } = await import('#lambdas/store/user/user-store.ts');
    const user = await readUser(uid);
    const version = { now: new Date(), version: { number: 1, former: null }, logo: null };
    const sent = user && snapshotOf(await readWorkingCopy(currentUser(user), made.id), version);
    expect(sent?.model.intro).toContain('<p>italiano</p>');
    expect(JSON.stringify(sent)).not.toMatch(/hit\(\)|evil\.example/);
    const block = only(
      await offers.createOfferText({ name: 'Testo', kind: 'intro', text: { it: '<p>Uno</p>' } }),
    );
    const { content: _, ...row } = await offerTexts.read(uid, block.id);
    await offerTexts.change(uid, { ...row, revision: 2 }, planted);
    expectClean(only(await offers.offerText(block.id)).text as Texts);
    const { id: template } = only(await offers.createOfferTemplate(made.id));
    const { content, ...named } = await offerTemplates.read(uid, template);
    await offerTemplates.change(uid, { ...named, revision: 2 }, { ...content, texts });
    const begun = only<Offer>(await offers.createOffer({ template }));
    expect(JSON.stringify(begun)).not.toMatch(/hit\(\)|evil\.example/);
  });
});

describe('the own words of an owner', () => {
  const pieces = hostile.filter((html) => html.includes('hit()') && html.includes('<') && html.length < 200);
  /** As many as fit a text. */
  const within = (longest: number) =>
    pieces.reduce((text, piece) => (text.length + piece.length < longest ? text + piece : text), '');

  it('are text in reminders to customers and in the notice of withdrawal', async () => {
    const words = within(3500);
    const settings = {
      reminderSubject: { it: `Promemoria ${within(120)}` },
      reminderText: { it: `${words} {link}` },
      withdrawalNotice: { it: words },
    };
    const offer = await aFollowedOffer({ settings });
    const sent = sentOffersOf(offer.session);
    only(await sent.remindNow(offer.offer, { version: 1 }));
    const mails = await mailsTo(offer.address);
    const reminder = mails.find(({ subject }) => subject.startsWith('Promemoria'));
    expect(reminder?.text).toContain(words.slice(0, 100));
    expect(reminder?.html.length).toBeGreaterThan(words.length);
    for (const piece of pieces) expect(reminder?.html).not.toContain(piece);
    const stored = only(await offersOf(offer.session).offerSettings());
    expect(stored.withdrawalNotice?.it).toBe(words);
    const { readUser } = await import('#lambdas/store/user/user-store.ts');
    const { readWorkingCopy, snapshotOf } = await import('#lambdas/store/sent-offer/working-copy.ts');
    const { versionHtml } = await import('#lambdas/store/document/version-html.tsx');
    const user = await readUser(offer.uid);
    const version = { now: new Date(), version: { number: 1, former: null }, logo: null };
    const snapshot = user && snapshotOf(await readWorkingCopy(currentUser(user), offer.offer), version);
    if (!snapshot) throw new Error('The owner is gone.');
    const html = versionHtml({
      ...{ hash: 'a'.repeat(64), address: null, logo: null },
      snapshot: { ...snapshot, withdrawal: stored.withdrawalNotice?.it ?? null },
    });
    expect(html).toContain('offer-notice');
    for (const piece of pieces) expect(html).not.toContain(piece);
  });
});

/** Data of both documents, for the owner and with texts of products. */
async function readDocumentOf(id: string) {
  const { quotation } = answered(await read('painter', id));
  const { callerOf } = await import('#lambdas/store/session/caller.ts');
  const { readDocument } = await import('#lambdas/documents/read-document.ts');
  return readDocument(
    { q: id, showSpecs: 'true' },
    { caller: await callerOf(quotation.uid), now: new Date() },
  );
}
