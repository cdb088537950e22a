import { describe, expect, it } from 'vitest';
import { aSite } from '#test/support/builders/customer.ts';
import { cloudUrl } from '#test/support/cloud.ts';
import { asked, createdCustomer, refusal } from '#test/support/customers-api.ts';
import { aNewQuotation, created, updated } from '#test/support/quotations-api.ts';
import { sheetsOf } from '#test/support/registers-api.ts';
import { aShare } from '#test/support/share-links-api.ts';
import { itemsOfTable } from '#test/support/whole-cloud.ts';

const { quotationList } = await import('#lambdas/store/list/lists.ts');

type Listed = { id: string; customer: { id: string; name: string } | null };
const list = (who: Parameters<typeof asked>[0], filter: object) =>
  asked<{ items: Listed[]; total: number }>(who, 'quotations', { filter, pageSize: 100 });

type Chosen = { id: string; uid: string; revision: number; customerId: string | null; siteId: string | null };
const quotationOf = (who: Parameters<typeof asked>[0], id: string) => asked<Chosen>(who, 'quotation', { id });

const wrongField = async (who: Parameters<typeof asked>[0], field: string, input: object) => {
  const refused = await refusal(who, field, { input });
  return [refused?.errorType, refused?.errorInfo?.field];
};

/** A quotation of the painter's for a customer with a site. */
async function given(changes: object = {}) {
  const customer = await createdCustomer('painter', { sites: [aSite()], ...changes });
  const chosen = { customerId: customer.id, siteId: 'site-0001' };
  const quotation = await created('painter', chosen);
  return { customer, quotation, chosen };
}

describe('the customer of a quotation', () => {
  it('is chosen with a site when it is made, and kept by other saves [CUS-027]', async () => {
    const { quotation, chosen } = await given();
    expect(quotation).toMatchObject(chosen);
    const { id, revision } = quotation;
    expect(await updated('painter', { id, revision, note: 'In maggio' })).toMatchObject(chosen);
    expect(await quotationOf('painter', id)).toMatchObject(chosen);
  });

  it('is changed, and taken away; another one has no site yet [CUS-027]', async () => {
    const { quotation } = await given();
    const other = await createdCustomer('painter');
    const { id, revision } = quotation;
    const changed = await updated('painter', { id, revision, customerId: other.id });
    expect(changed).toMatchObject({ customerId: other.id, siteId: null });
    const freed = await updated('painter', { id, revision: changed.revision, customerId: null });
    expect(freed).toMatchObject({ customerId: null, siteId: null });
  });

  it('is one of its owner’s, and the site one of that customer’s [CUS-029]', async () => {
    const { quotation, customer } = await given();
    const { id, revision } = quotation;
    const foreign = await createdCustomer('retailer');
    const update = (changes: object) =>
      wrongField('painter', 'updateQuotation', { id, revision, ...changes });
    const wrongCustomer = ['invalid-input', 'customerId'];
    expect(await update({ customerId: foreign.id })).toEqual(wrongCustomer);
    expect(await update({ customerId: 'none' })).toEqual(wrongCustomer);
    expect(await update({ siteId: 'site-0002' })).toEqual(['invalid-input', 'siteId']);
    expect(await update({ customerId: null, siteId: 'site-0001' })).toEqual(['invalid-input', 'siteId']);
    const made = aNewQuotation({ customerId: foreign.id });
    expect(await wrongField('painter', 'createQuotation', made)).toEqual(wrongCustomer);
    const own = aNewQuotation({ customerId: customer.id, siteId: 'site-0009' });
    expect(await wrongField('painter', 'createQuotation', own)).toEqual(['invalid-input', 'siteId']);
  });

  it('stays when a super user saves, who can neither see nor name one [CUS-029]', async () => {
    const { quotation, chosen } = await given();
    const { id, revision } = quotation;
    const saved = await updated('superUser', { id, revision, note: 'Vista', customerId: null });
    expect(saved).toMatchObject({ customerId: null, siteId: null });
    const own = await createdCustomer('superUser');
    for (const customerId of [own.id, chosen.customerId]) {
      const sent = { id, revision: saved.revision, customerId };
      expect(await wrongField('superUser', 'updateQuotation', sent)).toEqual(['invalid-input', 'customerId']);
    }
    expect(await quotationOf('painter', id)).toMatchObject(chosen);
  });

  it('is refused to users who have no customers [CUS-002]', async () => {
    const made = aNewQuotation({ customerId: 'any' });
    expect(await wrongField('privateUser', 'createQuotation', made)).toEqual(['invalid-input', 'customerId']);
  });

  it('is in the copy of its owner, also when somebody else copies it [CUS-032]', async () => {
    const { quotation, chosen } = await given();
    const copied = async (who: 'painter' | 'superUser') => {
      const key = `customer-copy-${who}-${quotation.id}`;
      return asked<Chosen>(who, 'duplicateQuotation', {
        input: { key, id: quotation.id, prices: 'KEEP' },
      });
    };
    expect(await copied('painter')).toMatchObject(chosen);
    const made = await copied('superUser');
    expect(made).toMatchObject({ customerId: null, siteId: null });
    expect(await quotationOf('painter', made.id)).toMatchObject(chosen);
  });
});

describe('the list of quotations', () => {
  it('names the customer to the owner, filters and searches by it [CUS-030]', async () => {
    const { quotation, customer } = await given({ lastName: 'Zanellato' });
    const named = { id: customer.id, name: 'Anna Zanellato' };
    const { items } = await list('painter', { customer: customer.id });
    expect(items.map(({ id, customer }) => ({ id, customer }))).toEqual([
      { id: quotation.id, customer: named },
    ]);
    const searched = await list('painter', { search: 'zanell bologna' });
    expect(searched.items.map(({ id }) => id)).toEqual([quotation.id]);
    expect((await list('painter', { customer: 'none' })).total).toBe(0);
  });

  it('names no customer to anybody else [CUS-003, CUS-004]', async () => {
    const { quotation, customer } = await given({ lastName: 'Nascosti' });
    const seen = await list('superUser', { search: quotation.name });
    expect(seen.items.map(({ customer }) => customer)).toEqual(seen.items.map(() => null));
    expect((await list('superUser', { customer: customer.id })).total).toBe(0);
    expect((await list('superUser', { search: 'Nascosti' })).total).toBe(0);
    const { uid } = await quotationOf('painter', quotation.id);
    const helped = await asked<{ items: Listed[] }>('superUser', 'quotationsAs', {
      userId: uid,
      filter: { search: 'Facciata' },
      pageSize: 100,
    });
    expect(helped.items.length).toBeGreaterThan(0);
    expect(helped.items.filter(({ customer }) => customer)).toEqual([]);
    expect(await asked<Chosen>('superUser', 'quotationAs', { userId: uid, id: quotation.id })).toMatchObject({
      customerId: null,
    });
  });

  it('names a super user’s own customers among all quotations [CUS-030]', async () => {
    const own = await createdCustomer('superUser', { lastName: 'Propri' });
    const { id } = await created('superUser', { name: 'Quello della Propri', customerId: own.id });
    const { items } = await list('superUser', { search: 'della Propri' });
    expect(items.map((one) => [one.id, one.customer?.name])).toEqual([[id, 'Anna Propri']]);
    expect((await list('superUser', { customer: own.id })).items.map((one) => one.id)).toEqual([id]);
  });

  it('keeps the customer out of the long list of super users [CUS-003]', async () => {
    const { customer, quotation } = await given();
    await quotationList.rewrite(new Date());
    const holding = (await itemsOfTable()).filter(({ text }) => text.includes(customer.id));
    const partitions = new Set(holding.map(({ where }) => where.split('#')[0]));
    expect([...partitions].toSorted()).toEqual(['CUSTOMERS', 'ONCE', 'OWNER', 'Q']);
    expect(quotation.id).toBeTruthy();
  });
});

it('documents, links and spreadsheets of a quotation name no customer [CUS-004, CUS-031]', async () => {
  const marked = 'Clientesegreta';
  const { quotation } = await given({
    ...{
      lastName: marked,
      address: marked,
      sites: [aSite({ label: marked, address: marked, note: marked })],
    },
  });
  const { callerOf } = await import('#lambdas/store/session/caller.ts');
  const { readDocument } = await import('#lambdas/documents/read-document.ts');
  const around = { caller: await callerOf(quotation.uid), now: new Date() };
  const document = await readDocument({ q: quotation.id, showSpecs: 'true' }, around);
  expect(JSON.stringify(document)).not.toMatch(/Clientesegreta|customerId|siteId/);
  const { spreadsheet } = await import('#lambdas/documents/spreadsheet.ts');
  const cells = JSON.stringify(await sheetsOf(await spreadsheet(document)));
  expect(cells).toContain('Bologna');
  expect(cells).not.toContain(marked);
  const share = await asked<{ address: string }>('painter', 'createShareLink', {
    input: aShare(quotation.id),
  });
  const token = new URLSearchParams(new URL(share.address).hash.slice(1)).get('token') ?? '';
  const shared = await fetch(`${cloudUrl}/functions/sharedQuotation?q=${quotation.id}`, {
    headers: { authorization: `Share ${token}` },
  });
  const said = await shared.text();
  expect(shared.status).toBe(200);
  expect(said).toContain('Facciata');
  expect(said).not.toMatch(/Clientesegreta|customerId|siteId/);
});
