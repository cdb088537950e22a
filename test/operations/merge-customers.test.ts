import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Offer } from '#shared/schemas/offer.ts';
import { aContact, aSite } from '#test/support/builders/customer.ts';
import {
  asked,
  createdCustomer,
  customerOf,
  customersOf,
  refusal,
  updatedCustomer,
} from '#test/support/customers-api.ts';
import { created } from '#test/support/quotations-api.ts';

const { readJob } = await import('#lambdas/store/job/job-store.ts');
const { customerGone } = await import('#lambdas/store/customer-uses/customer-gone.ts');
const { readCustomer } = await import('#lambdas/store/customer/customer-store.ts');
const { readItem } = await import('#lambdas/runtime/table/read-item.ts');

type Job = { id: string; state: string; total: number };
type Chosen = { id: string; revision: number; customerId: string | null; siteId: string | null };
const quotationOf = (id: string) => asked<Chosen>('painter', 'quotation', { id });
const cardOf = (customer: string) =>
  asked<{ revision: number; lines: { colour: string }[] }>('painter', 'colourCard', { customer });

/** Two customers; the other one has a quotation at a site, a contact and a line on its colour card. */
async function two() {
  const kept = await createdCustomer('painter', {
    ...{ email: `${randomUUID()}@example.com`, note: 'Prima', sites: [aSite({ id: 'mine-0001' })] },
    contacts: [aContact()],
  });
  const other = await createdCustomer('painter', {
    ...{ email: `${randomUUID()}@example.com`, phone: '051 998877', note: 'Prima' },
    sites: [aSite({ address: 'via roma, 1' }), aSite({ id: 'other-001', address: 'Via Po 2' })],
    contacts: [
      aContact({ id: 'contact-02', role: null }),
      aContact({ id: 'contact-03', email: null, phone: '1' }),
    ],
  });
  const chosen = { customerId: other.id, siteId: 'site-0001' };
  const quotations = [await created('painter', chosen), await created('painter', { customerId: other.id })];
  const line = { id: 'line-0001', product: 'Smalto', colour: 'Rosso', place: null, day: '2026-11-19' };
  await asked('painter', 'saveColourCard', {
    card: { customer: other.id, revision: 0, added: [line], hidden: [] },
  });
  const merge = { kept: kept.id, keptRevision: 1, other: other.id, otherRevision: 1, fromOther: ['email'] };
  return { kept, other, quotations, merge };
}

const begun = (merge: object, key: string = randomUUID()) =>
  asked<Job>('painter', 'mergeCustomers', { key, merge });

/** Works on a job as a screen of its owner does. */
async function finished(kind: string, id: string): Promise<Job> {
  for (;;) {
    const job = await asked<Job>('painter', 'continueJob', { kind, id });
    if (job.state === 'done') return job;
  }
}

describe('two customers that are merged', () => {
  it('are one: fields as chosen, empty ones filled, sites and contacts joined [CUS-037, CUS-038]', async () => {
    const { kept, other, merge } = await two();
    await finished('customer_merge', (await begun(merge)).id);
    const merged = await customerOf('painter', kept.id);
    expect(merged).toMatchObject({ email: other.email, phone: '051 998877', note: 'Prima', revision: 2 });
    expect(merged.sites.map(({ id, address }) => [id, address])).toEqual([
      ['mine-0001', 'Via Roma 1'],
      ['other-001', 'Via Po 2'],
    ]);
    expect(merged.contacts.map(({ id }) => id)).toEqual(['contact-01', 'contact-03']);
    const ids = (await customersOf('painter')).map(({ id }) => id);
    expect(ids).toContain(kept.id);
    expect(ids).not.toContain(other.id);
  });

  it('have the quotations and colours of both, each at its site [CUS-038]', async () => {
    const { kept, quotations, merge } = await two();
    await finished('customer_merge', (await begun(merge)).id);
    const now = await Promise.all(quotations.map(({ id }) => quotationOf(id)));
    expect(now.map(({ customerId, siteId }) => [customerId, siteId])).toEqual([
      [kept.id, 'mine-0001'],
      [kept.id, null],
    ]);
    expect((await cardOf(kept.id)).lines.map(({ colour }) => colour)).toEqual(['Rosso']);
  });

  it('have the offers of both, each at its site and with the name that stays [CUS-038]', async () => {
    const { kept, other, merge } = await two();
    const input = { key: randomUUID(), customerId: other.id, siteId: 'site-0001' };
    const { id } = await asked<Offer>('painter', 'createOffer', { input });
    const foreign = await asked<Offer>('painter', 'createOffer', { input: { key: randomUUID() } });
    await finished('customer_merge', (await begun(merge)).id);
    const moved = await asked<Offer>('painter', 'offer', { id });
    expect([moved.customerId, moved.siteId, moved.revision]).toEqual([kept.id, 'mine-0001', 2]);
    expect(moved.customer?.email).toBe(other.email);
    expect((await asked<Offer>('painter', 'offer', { id: foreign.id })).revision).toBe(1);
  });

  it('are one from the first moment, before the job did anything [CUS-039]', async () => {
    const { other, merge } = await two();
    await begun(merge);
    expect((await refusal('painter', 'customer', { id: other.id }))?.errorType).toBe('not-found');
    const customer = { id: other.id, revision: 2, city: 'Roma' };
    expect((await refusal('painter', 'updateCustomer', { customer }))?.errorType).toBe('not-found');
    const refused = await refusal('painter', 'mergeCustomers', { key: randomUUID(), merge });
    expect(refused?.errorType).toBe('not-found');
  });

  it('end the same when steps are done again after a crash, and nothing is lost [CUS-039]', async () => {
    const { kept, other, quotations, merge } = await two();
    const uid = (await asked<{ id: string }>('painter', 'currentUser')).id;
    const before = (await readItem({ pk: `CUSTOMERS#${uid}`, sk: 'COUNT' }))?.count;
    const { id, total } = await begun(merge);
    const job = await readJob('customer_merge', id);
    if (!job) throw new Error('There is no job.');
    // Each step twice, and all of them once more from the beginning.
    for (let round = 0; round < 2; round += 1) {
      const step = await customerGone(job);
      for (let index = 0; index < total; index += 1)
        for (let again = 0; again < 2; again += 1) await step(index, new Date(), job);
    }
    await finished('customer_merge', id);
    expect(await readCustomer(uid, other.id)).toBeUndefined();
    expect((await readItem({ pk: `CUSTOMERS#${uid}`, sk: 'COUNT' }))?.count).toBe(Number(before) - 1);
    const now = await Promise.all(quotations.map(({ id }) => quotationOf(id)));
    expect(now.map(({ customerId, revision }) => [customerId, revision])).toEqual([
      [kept.id, 2],
      [kept.id, 2],
    ]);
    expect((await cardOf(kept.id)).revision).toBe(1);
    expect(await readItem({ pk: `CUSTOMERS#${uid}`, sk: `COLOURS#${other.id}` })).toBeUndefined();
  });

  it('are merged as they were seen: another save is a conflict [CUS-020]', async () => {
    const { other, merge } = await two();
    await updatedCustomer('painter', { id: other.id, revision: 1, city: 'Modena' });
    const refused = await refusal('painter', 'mergeCustomers', { key: randomUUID(), merge });
    expect(refused?.errorType).toBe('conflict');
  });

  it('are two customers of the caller’s own, with no more than 20 sites [CUS-003, CUS-014]', async () => {
    const { kept, merge } = await two();
    const refused = async (changes: object, who: 'painter' | 'retailer' = 'painter') => {
      const sent = { key: randomUUID(), merge: { ...merge, ...changes } };
      const error = await refusal(who, 'mergeCustomers', sent);
      return [error?.errorType, error?.errorInfo?.field];
    };
    expect(await refused({}, 'retailer')).toEqual(['not-found', undefined]);
    expect(await refused({ other: kept.id })).toEqual(['invalid-input', 'merge.other']);
    const sites = Array.from({ length: 20 }, (_, index) =>
      aSite({ id: `many-${1000 + index}`, address: `Via ${index}` }),
    );
    const full = await createdCustomer('painter', { sites });
    expect(await refused({ kept: full.id })).toEqual(['invalid-input', 'sites']);
  });

  it('are followed by their owner alone', async () => {
    const { merge } = await two();
    const key = randomUUID();
    const { id } = await begun(merge, key);
    expect((await begun(merge, key)).id).toBe(id);
    const asSuperUser = await refusal('superUser', 'job', { kind: 'customer_merge', id });
    expect(asSuperUser?.errorType).toBe('not-found');
    await finished('customer_merge', id);
  });
});
