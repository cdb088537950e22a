import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Offer } from '#shared/schemas/offer.ts';
import { aContact, aSite } from '#test/support/builders/customer.ts';
import { tokenOf } from '#test/support/cloud.ts';
import { asked, createdCustomer, refusal } from '#test/support/customers-api.ts';
import { archived } from '#test/support/personal-data-api.ts';
import { created } from '#test/support/quotations-api.ts';
import { filesOfBucket, itemsOfTable, placesOf } from '#test/support/whole-cloud.ts';

const { keepImportCheck } = await import('#lambdas/store/import/import-check.ts');
const { quotationList } = await import('#lambdas/store/list/lists.ts');
const { readItem } = await import('#lambdas/runtime/table/read-item.ts');

type Job = { id: string; state: string };
type Chosen = { customerId: string | null; siteId: string | null; revision: number };

const mark = `mc${randomUUID().replaceAll('-', '')}`;
const phone = `+39 059 ${String(Date.now()).slice(-9)}`;

async function marked() {
  return createdCustomer('retailer', {
    ...{ firstName: mark, lastName: mark, company: mark, pec: `${mark}@pec.example`, phone, phone1: phone },
    ...{ email: `${mark}@customer.example`, address: mark, city: mark, note: mark, postalCode: '40121' },
    sites: [aSite({ label: mark, address: mark, city: mark, note: mark })],
    contacts: [aContact({ name: mark, role: mark, phone, email: `${mark}@contact.example` })],
  });
}

const erase = (id: string, name: string, key: string = randomUUID()) =>
  asked<Job>('retailer', 'eraseCustomer', { key, erasure: { id, name } });

async function finished(id: string): Promise<void> {
  for (;;) {
    const job = await asked<Job>('retailer', 'continueJob', { kind: 'customer_erasure', id });
    if (job.state === 'done') return;
  }
}

const quotationOf = (id: string) => asked<Chosen>('retailer', 'quotation', { id });

describe('a customer who is erased', () => {
  let uid: string;
  let quotation: string;
  let offer: string;
  let before: string[];
  let count: number;
  const countOf = async () => Number((await readItem({ pk: `CUSTOMERS#${uid}`, sk: 'COUNT' }))?.count);

  beforeAll(async () => {
    const customer = await marked();
    ({ id: uid } = await asked<{ id: string }>('retailer', 'currentUser'));
    count = await countOf();
    ({ id: quotation } = await created('retailer', { customerId: customer.id, siteId: 'site-0001' }));
    ({ id: offer } = await asked<{ id: string }>('retailer', 'createOffer', {
      input: {
        key: randomUUID(),
        customerId: customer.id,
        siteId: 'site-0001',
        contactId: customer.contacts[0]?.id,
      },
    }));
    const line = { id: 'line-0001', product: mark, colour: mark, place: mark, day: '2026-11-19' };
    await asked('retailer', 'saveColourCard', {
      card: { customer: customer.id, revision: 0, added: [line], hidden: [] },
    });
    // Files that hold the customer: an archive of the owner's data, and a check of an import.
    await archived(await tokenOf('retailer'));
    await keepImportCheck(uid, 'check', {
      ...{ checkedAt: new Date().toISOString(), fileName: mark, problemCount: 0 },
      ...{ changesPrices: false, entries: [], values: [], kept: [] },
      names: { customer: mark },
    });
    await quotationList.rewrite(new Date());
    const marks = [mark, phone];
    before = [...placesOf(marks, await itemsOfTable()), ...placesOf(marks, await filesOfBucket())];
    await finished((await erase(customer.id, ` ${mark}  ${mark.toUpperCase()}`)).id);
  }, 120_000);

  it('stood in the places that are looked through [CUS-049]', () => {
    const kinds = new Set(before.map((where) => where.split(/[#/]/)[0]));
    for (const kind of ['CUSTOMERS', 'OFFERS', 'archives', 'imports'])
      expect([...kinds], kind).toContain(kind);
  });

  it('stands nowhere any more: not in the table, the lists, or any file [CUS-047, CUS-049]', async () => {
    const marks = [mark, phone];
    expect(placesOf(marks, await itemsOfTable())).toEqual([]);
    expect(placesOf(marks, await filesOfBucket())).toEqual([]);
  });

  it('leaves the quotations, without customer and site [CUS-032, CUS-047]', async () => {
    expect(await quotationOf(quotation)).toMatchObject({ customerId: null, siteId: null, revision: 2 });
    expect(await countOf()).toBe(count - 1);
  });

  it('leaves working copies of offers, without customer, site and contact [CUS-047]', async () => {
    const { customerId, customer, site, contact } = await asked<Offer>('retailer', 'offer', { id: offer });
    expect([customerId, customer, site, contact]).toEqual([null, null, null, null]);
  });
});

describe('the erasure of a customer', () => {
  it('needs the name, typed [CUS-047]', async () => {
    const { id } = await createdCustomer('retailer', { lastName: 'Bruni' });
    const erasure = { id, name: 'Anna Brun' };
    const refused = await refusal('retailer', 'eraseCustomer', { key: randomUUID(), erasure });
    expect([refused?.errorType, refused?.errorInfo?.field]).toEqual(['invalid-input', 'name']);
    expect(await refusal('retailer', 'customer', { id })).toBeUndefined();
  });

  it('is at once, and once for each key; the customer is nobody else’s [CUS-003, CUS-047]', async () => {
    const { id } = await createdCustomer('retailer', { lastName: 'Bruni' });
    const erasure = { id, name: 'anna bruni' };
    const foreign = await refusal('painter', 'eraseCustomer', { key: randomUUID(), erasure });
    expect(foreign?.errorType).toBe('not-found');
    const key = randomUUID();
    const job = await erase(id, 'anna bruni', key);
    expect((await refusal('retailer', 'customer', { id }))?.errorType).toBe('not-found');
    expect((await erase(id, 'anna bruni', key)).id).toBe(job.id);
    await finished(job.id);
  });
});
