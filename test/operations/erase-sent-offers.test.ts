import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Offer } from '#shared/schemas/offer.ts';
import { withToken } from '#test/support/accounts-api.ts';
import { documentOf } from '#test/support/api-document.ts';
import { cloudUrl, codeOf } from '#test/support/cloud.ts';
import { anOfferer, type Offers, offersOf, only } from '#test/support/offers-api.ts';
import { addressOf, archived } from '#test/support/personal-data-api.ts';
import { plantWords } from '#test/support/plant-words.ts';
import { answered } from '#test/support/quotations-api.ts';
import { sentOffersOf } from '#test/support/sent-offers-api.ts';
import { filesOfBucket, itemsOfTable, placesOf } from '#test/support/whole-cloud.ts';

const { eraseSentOffer } = await import('#lambdas/store/sent-offer/erase-sent-offer.ts');
const { readAcceptance } = await import('#lambdas/store/sent-offer/acceptance-store.ts');
const { itemsOf } = await import('#lambdas/runtime/table/query-all.ts');
const { readItem } = await import('#lambdas/runtime/table/read-item.ts');

let owner: Awaited<ReturnType<typeof anOfferer>>;
let offers: Offers;
let sent: ReturnType<typeof sentOffersOf>;
beforeAll(async () => {
  owner = await anOfferer();
  [offers, sent] = [offersOf(owner.token), sentOffersOf(owner.token)];
});

const aMark = () => `mk${randomUUID().replaceAll('-', '')}`;
const placesWith = async (mark: string) => [
  ...placesOf([mark], await itemsOfTable()),
  ...placesOf([mark], await filesOfBucket()),
];
const call = async <Answer>(operation: string, variables: object) =>
  only<Answer>(await withToken<Record<string, Answer>>(owner.token, documentOf(operation), { ...variables }));

async function aCustomer(lastName: string): Promise<string> {
  const customer = { kind: 'private', firstName: 'Mara', lastName };
  return (await call<{ id: string }>('Mutation.createCustomer', { key: randomUUID(), customer })).id;
}

/** An offer for a new customer, whose words stand in its version. */
async function worded(options: Parameters<typeof plantWords>[2] = {}) {
  const [mark, lastName] = [aMark(), `c${randomUUID().slice(0, 8)}`];
  const customer = await aCustomer(lastName);
  const offer = only<Offer>(await offers.createOffer({ customerId: customer }));
  await plantWords(offer, mark, options);
  return { mark, customer, offer, name: `Mara ${lastName}` };
}

async function eraseCustomer(id: string, name: string, accepted?: boolean): Promise<void> {
  const erasure = { id, name, accepted };
  const job = await call<{ id: string }>('Mutation.eraseCustomer', { key: randomUUID(), erasure });
  for (;;) {
    const input = { kind: 'customer_erasure', id: job.id };
    if ((await call<{ state: string }>('Mutation.continueJob', input)).state === 'done') return;
  }
}

describe('an erased customer', () => {
  it('stands nowhere in versions that were not accepted; amounts and hashes stay [ACC-049]', async () => {
    const { mark, customer, offer, name } = await worded();
    expect((await placesWith(mark)).length).toBeGreaterThan(5);
    await eraseCustomer(customer, name);
    expect(await placesWith(mark)).toEqual([]);
    const [version] = only(await sent.offerVersions(offer.id));
    expect(version).toMatchObject({ number: 1, value: 480_000, erased: true, recipients: [] });
    expect(only(await sent.offerLinks(offer.id))).toEqual([]);
    expect(codeOf(await sent.offerFile(offer.id, { version: 1 }))).toBe('not-found');
    expect(codeOf(await sent.offerVersion(offer.id, { version: 1 }))).toBe('not-found');
  });

  it('stays whole in an accepted version, which is a contract [CUS-048, ACC-049]', async () => {
    const { mark, customer, offer, name } = await worded({ accepted: true });
    const before = await placesWith(mark);
    await eraseCustomer(customer, name);
    expect(await placesWith(mark)).toEqual(before);
    expect((await readAcceptance(offer.id))?.name).toBe(mark);
    expect(only<Offer>(await offers.offer(offer.id)).customer).toBeNull();
    // Ten years later all of it ends.
    const left = await itemsOf(`SENT#${offer.id}`);
    expect(left.length).toBeGreaterThan(4);
    for (const { ttl } of left)
      expect(new Date(Number(ttl) * 1000).getUTCFullYear()).toBe(new Date().getUTCFullYear() + 10);
  });

  it('goes out of accepted ones too where that is ticked: lines, amounts and hashes stay [CUS-048, ACC-049]', async () => {
    const { mark, customer, offer, name } = await worded({ accepted: true });
    await eraseCustomer(customer, name, true);
    expect(await placesWith(mark)).toEqual([]);
    const snapshot = JSON.parse(only(await sent.offerVersion(offer.id, { version: 1 })));
    expect(snapshot.model.customer).toEqual({ label: 'Cliente', lead: 'Cliente cancellato', lines: [] });
    expect(snapshot.model.sections).toEqual([{ name: 'Facciata', total: '4.800,00 €' }]);
    expect(await readAcceptance(offer.id)).toMatchObject({ total: 585_600, name: '', address: '' });
    expect(only(await sent.sentOffer(offer.id))).toMatchObject({
      ...{ state: 'accepted', accepted: { names: null, total: 0, plan: [] } },
    });
    // Ten years later all of it ends.
    const { ttl } = (await readItem({ pk: `SENT#${offer.id}`, sk: 'ACCEPTED' })) ?? {};
    expect(new Date(ttl * 1000).getUTCFullYear()).toBe(new Date().getUTCFullYear() + 10);
  });

  it('is found in versions that were sent before the offer got another customer [ACC-049]', async () => {
    const { mark, customer, offer, name } = await worded();
    const other = await aCustomer('Nuova');
    only(await offers.updateOffer({ id: offer.id, revision: 1, customerId: other }));
    await eraseCustomer(customer, name);
    expect(await placesWith(mark)).toEqual([]);
    expect(only<Offer>(await offers.offer(offer.id)).customerId).toBe(other);
  });
});

describe('an erased owner', () => {
  it('leaves nothing of an offer that was never accepted [ACC-048]', async () => {
    const { mark, offer } = await worded();
    await eraseSentOffer(offer.uid, offer.id);
    expect(await placesWith(mark)).toEqual([]);
    const left = (await itemsOfTable()).filter((item) => JSON.stringify(item).includes(`SENT#${offer.id}`));
    expect(left).toEqual([]);
  });

  it('leaves number, days, amounts and hashes of an accepted one for ten years, done twice as once [ACC-048]', async () => {
    const { mark, offer } = await worded({ accepted: true });
    await eraseSentOffer(offer.uid, offer.id);
    await eraseSentOffer(offer.uid, offer.id);
    expect(await placesWith(mark)).toEqual([]);
    expect(await readAcceptance(offer.id)).toMatchObject({ total: 585_600, name: '', browser: '' });
    const keys = await readItem({ pk: `SENT#${offer.id}`, sk: 'V#0001' });
    expect(keys).toMatchObject({ value: 480_000, erased: true, recipients: [] });
  });
});

it('the archive of an owner has versions, evidence, thread, mails and files [ACC-048]', async () => {
  const { mark, offer } = await worded({ accepted: true });
  const address = answered(await addressOf(owner.token, await archived(owner.token)));
  const reply = await fetch(new URL(address.downloadPersonalData as string, cloudUrl));
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  const of = (name: string) => Buffer.from(files[`offers/sent/${offer.id}/${name}`] ?? []).toString();
  expect(of('v1.pdf')).toBe(`%PDF ${mark}`);
  expect(of('v1-signed.pdf')).toContain(mark);
  expect(JSON.parse(of('v1.json')).title).toBe(mark);
  const records = JSON.parse(of('records.json'));
  expect(records.flatMap((record: object) => Object.keys(record))).not.toContain('tokenHash');
  expect(JSON.stringify(records)).toContain('203.0.113.7');
});
