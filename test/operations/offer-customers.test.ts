import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#shared/schemas/customer.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { Work } from '#shared/schemas/work.ts';
import { withToken } from '#test/support/accounts-api.ts';
import { documentOf } from '#test/support/api-document.ts';
import { aContact, aSite } from '#test/support/builders/customer.ts';
import { codeOf } from '#test/support/cloud.ts';
import {
  anOfferer,
  newWork,
  type Offers,
  offersOf,
  only,
  quotationBy,
  quotationSaved,
} from '#test/support/offers-api.ts';
import { createdWork, worksOf } from '#test/support/works-api.ts';

let token: string;
let offers: Offers;
let others: string;
beforeAll(async () => {
  const [one, other] = await Promise.all([anOfferer(), anOfferer()]);
  token = one.token;
  others = other.token;
  offers = offersOf(token);
});

const aCustomer = async (fields: object, by = token) => {
  const customer = { kind: 'company', company: 'Villa Aurora', ...fields };
  const sent = { key: randomUUID(), customer };
  return only<Customer>(await withToken(by, documentOf('Mutation.createCustomer'), sent));
};
const changed = async ({ id, revision }: Customer, fields: object) =>
  only<Customer>(
    await withToken(token, documentOf('Mutation.updateCustomer'), { customer: { id, revision, ...fields } }),
  );
const aNew = async (input: object = {}) => only<Offer>(await offers.createOffer(input));
const saved = async ({ id, revision }: Offer, edits: object) =>
  only<Offer>(await offers.updateOffer({ id, revision, ...edits }));

describe('the customer of an offer', () => {
  it('heads it with site, contact and language as they are printed [OFR-004, OFR-055, OFR-088]', async () => {
    const site = aSite({ label: 'Cantiere', city: 'Modena', dwelling: true });
    const contact = aContact({ name: 'Rag. Verdi', role: 'Amministratore' });
    const customer = await aCustomer({
      language: 'de',
      sites: [site],
      contacts: [contact],
      vatNumber: '00743110157',
    });
    const offer = await aNew({ customerId: customer.id, siteId: site.id, contactId: contact.id });
    expect(offer).toMatchObject({
      ...{
        customerId: customer.id,
        siteId: site.id,
        contactId: contact.id,
        language: 'de',
        defaultVat: 'IT10',
      },
      customer: { name: 'Villa Aurora', kind: 'company', vatNumber: '00743110157' },
      site: { label: 'Cantiere', city: 'Modena', dwelling: true },
      contact: { name: 'Rag. Verdi', role: 'Amministratore' },
    });
    const { items } = only(await offers.offers());
    expect(items.find(({ id }) => id === offer.id)).toMatchObject({
      customerName: 'Villa Aurora',
      siteName: 'Cantiere',
    });
  });

  it('without a site gives their own address, which is a dwelling of people and condominiums [OFR-055]', async () => {
    const person = await aCustomer({ kind: 'private', firstName: 'Anna', lastName: 'Rossi', city: 'Parma' });
    expect(await aNew({ customerId: person.id })).toMatchObject({
      ...{ defaultVat: 'IT10', customer: { name: 'Anna Rossi' }, site: { city: 'Parma', dwelling: true } },
    });
    const firm = await aCustomer({});
    expect(await aNew({ customerId: firm.id })).toMatchObject({ defaultVat: 'IT22', withholding: null });
  });

  it('that is a condominium begins with the withholding, unless they pay by tax transfer [OFR-062]', async () => {
    const condominium = { kind: 'condominium', company: 'Condominio Mille' };
    const [plain, byTransfer] = [
      await aCustomer(condominium),
      await aCustomer({ ...condominium, paysByTaxTransfer: true }),
    ];
    expect((await aNew({ customerId: plain.id })).withholding).toBe(400);
    expect((await aNew({ customerId: byTransfer.id })).withholding).toBeNull();
  });

  it('is one of the owner’s own, with sites and contacts of theirs [CUS-029]', async () => {
    const foreign = await aCustomer({}, others);
    const own = await aCustomer({ sites: [aSite()] });
    expect(codeOf(await offers.createOffer({ customerId: foreign.id }))).toBe('invalid-input');
    const offer = await aNew();
    const refused = async (edits: object) =>
      codeOf(await offers.updateOffer({ id: offer.id, revision: 1, ...edits }));
    expect(await refused({ customerId: foreign.id })).toBe('invalid-input');
    expect(await refused({ customerId: own.id, siteId: 'site-none' })).toBe('invalid-input');
    expect(await refused({ customerId: own.id, contactId: 'contact-x' })).toBe('invalid-input');
  });

  it('is that of the quotation, with its site, unless another one is chosen [OFR-003]', async () => {
    const site = aSite({ label: 'Cantiere', dwelling: false });
    const [customer, another] = [await aCustomer({ sites: [site] }), await aCustomer({ company: 'Altra' })];
    const { id } = await quotationBy(token, { customerId: customer.id, siteId: site.id } as object);
    const offer = await aNew({ quotation: id });
    expect(offer).toMatchObject({ customerId: customer.id, siteId: site.id, site: { label: 'Cantiere' } });
    const other = await aNew({ quotation: id, customerId: another.id });
    expect(other).toMatchObject({ customerId: another.id, siteId: null, site: { city: 'Bologna' } });
    expect(other.customer?.name).toBe('Altra');
    const noSite = await aNew({ quotation: id, customerId: customer.id, siteId: null });
    expect(noSite).toMatchObject({ customerId: customer.id, siteId: null });
    const nobody = await aNew({ quotation: id, customerId: null, siteId: null });
    expect(nobody).toMatchObject({ customerId: null, siteId: null });
  });

  it('without a site has the place of the quotation, a dwelling as their own address [OFR-003, OFR-055]', async () => {
    const person = await aCustomer({ kind: 'private', firstName: 'Anna', lastName: 'Rossi', city: 'Parma' });
    const [home, firm] = [
      await quotationBy(token, { customerId: person.id } as object),
      await quotationBy(token, { customerId: (await aCustomer({})).id } as object),
    ];
    const ofPerson = await aNew({ quotation: home.id });
    expect(ofPerson).toMatchObject({ defaultVat: 'IT10', site: { city: 'Bologna', dwelling: true } });
    const ofFirm = await aNew({ quotation: firm.id });
    expect(ofFirm).toMatchObject({ defaultVat: 'IT22', site: { city: 'Bologna', dwelling: false } });
  });

  it('is refreshed in the working copy, and another one takes site and contact along', async () => {
    const site = aSite({ label: 'Uno' });
    const first = await aCustomer({ sites: [site], contacts: [aContact()] });
    const offer = await aNew({ customerId: first.id, siteId: site.id, contactId: first.contacts[0]?.id });
    await changed(first, { company: 'Villa Nuova', contacts: [] });
    const read = only<Offer>(await offers.offer(offer.id));
    expect(read).toMatchObject({ customer: { name: 'Villa Nuova' }, contact: null, contactId: null });
    expect((await saved(offer, { title: 'Altro' })).customer?.name).toBe('Villa Nuova');
    const second = await aCustomer({ company: 'Altra', city: 'Bari' });
    const moved = await saved({ ...offer, revision: 2 }, { customerId: second.id });
    expect(moved).toMatchObject({
      siteId: null,
      site: { label: null, city: 'Bari' },
      customer: { name: 'Altra' },
    });
    const nobody = await saved(moved, { customerId: null });
    expect(nobody).toMatchObject({ customerId: null, customer: null, site: null });
  });
});

describe('a copy of an offer', () => {
  it('has a new number, today’s validity and the same everything else [OFR-081]', async () => {
    const quotation = await quotationBy(token);
    const customer = await aCustomer({});
    const made = await aNew({ quotation: quotation.id, customerId: customer.id });
    const offer = await saved(made, {
      validUntil: '2020-01-01',
      lines: [...made.lines.map(({ id }) => ({ id })), newWork('line-0001')],
    });
    const copy = only<Offer>(await offers.duplicateOffer({ id: offer.id, todayWorks: false }));
    const { id, number, createdAt, updatedAt, validUntil, revision, ...rest } = copy;
    const { id: _i, number: _n, createdAt: _c, updatedAt: _u, validUntil: _v, revision: _r, ...same } = offer;
    expect(rest).toEqual(same);
    expect(number).toBeGreaterThan(offer.number);
    expect([revision, validUntil > '2026']).toEqual([1, true]);
    await quotationSaved(token, { id: quotation.id, revision: quotation.revision, area: 300 });
    const { materials } = only(await offers.offerChanges(copy.id));
    expect(materials.map(({ kind }) => kind)).toEqual(['changed', 'changed']);
  });

  it('takes the works of today when asked; a later look names those that changed [OFR-081, WRK-012, WRK-013]', async () => {
    const works = worksOf(token);
    const work = await createdWork(works, { code: 'T1', price: 85_000, vat: null });
    const copied = { workId: work.id, workRevision: work.revision, finished: false };
    const lines = [newWork('line-0001', { work: copied, discount: 500 }), newWork('line-0002')];
    const offer = await saved(await aNew(), { lines });
    expect(only(await offers.offerChanges(offer.id)).works).toEqual([]);
    const { archived, uid, createdAt, updatedAt, updatedBy, ...content } = work as Work;
    const longText = content.longText;
    only(await works.update({ ...content, longText, price: 99_000, hours: 777 }));
    expect(only<Offer>(await offers.offer(offer.id)).lines[0]?.price).toBe(85_000);
    expect(only(await offers.offerChanges(offer.id)).works).toEqual(['line-0001']);
    const same = only<Offer>(await offers.duplicateOffer({ id: offer.id, todayWorks: false }));
    expect(same.lines[0]?.price).toBe(85_000);
    const today = only<Offer>(await offers.duplicateOffer({ id: offer.id, todayWorks: true }));
    expect(today.lines[0]).toMatchObject({
      price: 99_000,
      hours: 777,
      quantity: 120_000,
      discount: 500,
      vat: 'IT22',
    });
    expect(today.lines[1]).toEqual(offer.lines[1]);
  });
});
