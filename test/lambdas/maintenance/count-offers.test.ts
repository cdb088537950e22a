import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import { addedOffers, noOffers } from '#shared/statistics/offer-counter.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { killAfter } from '#test/support/kill-after.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
afterAll(() => table.close());
const { client } = await import('#lambdas/runtime/table/table.ts');
const { putItem } = await import('#lambdas/runtime/table/update-item.ts');
const { removeItems } = await import('#lambdas/runtime/table/remove-items.ts');
const { countOffers } = await import('#lambdas/maintenance/count-offers.ts');
const { countedOwner, listOfferCounters, readCountedOffer } = await import(
  '#lambdas/store/statistics/offer-count-store.ts'
);
const { writeUser } = await import('#lambdas/store/user/user-store.ts');

const farDay = '2999-12-31';
const keyOf = (offer: string) => ({ pk: `SENT#${offer}`, sk: 'STATE' });
const store = (offer: string, fields: Partial<SentHead>) =>
  putItem({
    Item: {
      ...keyOf(offer),
      ...{ offer, version: 1, state: 'sent', channel: 'link', value: 100_000, validUntil: farDay },
      // New Year in Rome is an hour earlier than in UTC.
      ...{ firstSentAt: '2026-12-31T23:30:00.000Z', ...fields },
    },
  });
/** A record about an offer, whatever it was about it. */
const tell = (offer: string) =>
  countOffers({
    eventName: 'MODIFY',
    dynamodb: { Keys: { pk: { S: `SENT#${offer}` }, sk: { S: 'STATE' } } },
  });
const owners = (country: string) =>
  Promise.all(
    [1, 2, 3].map(async (number) => {
      const id = `${country}-${number}`;
      const type = number === 3 ? 'agente' : 'imbianchino';
      const province = country === 'IT' ? 'BO' : null;
      await writeUser(aStoredUser({ id, uid: id, email: `${id}@example.com`, country, type, province }));
      return id;
    }),
  );
const counters = async (country: string) =>
  Object.fromEntries(
    (await listOfferCounters(country, 2027)).map(({ month, dimension, key, numbers, owners: of }) => [
      [month, dimension, key].join(' ').trim(),
      [numbers.sent, numbers.accepted, numbers.lost, numbers.value, of.size],
    ]),
  );

describe('a sent offer', () => {
  it('counts in the month of its first sending, for its owner, and follows what becomes of it [FUP-024]', async () => {
    const [first, second] = await owners('IT');
    await store('one', { uid: first });
    await store('two', { uid: second, state: 'accepted', value: 50_000 });
    for (const offer of ['one', 'two', 'two']) await tell(offer);
    const counted = [2, 1, 0, 50_000, 2];
    expect(await counters('IT')).toEqual({
      '2027-01 total': counted,
      '2027-01 type imbianchino': counted,
      '2027-01 province BO': counted,
    });
    await store('one', { uid: first, validUntil: '2026-01-01' });
    await store('two', {
      ...{ uid: second, state: 'accepted', value: 50_000 },
      cancelled: { by: 'owner', day: '2027-01-02', reason: 'accordo' },
    });
    for (const offer of ['one', 'two']) await tell(offer);
    expect((await counters('IT'))['2027-01 total']).toEqual([2, 0, 1, 0, 2]);
  });

  it('counts once when several records of it are followed at the same moment [FUP-025]', async () => {
    const [first] = await owners('AT');
    await store('raced', { uid: first });
    await Promise.all([tell('raced'), tell('raced'), tell('raced')]);
    expect((await counters('AT'))['2027-01 total']).toEqual([1, 0, 0, 0, 1]);
  });

  it('counts only once sent, and not for a probe or an owner who is gone [FUP-024]', async () => {
    await writeUser(aStoredUser({ id: 'probe', uid: 'probe', email: 'probe@example.com', isProbe: true }));
    await store('unsent', { uid: 'probe', version: 0, state: null, firstSentAt: null });
    await store('of-probe', { uid: 'probe' });
    await store('of-nobody', { uid: 'nobody' });
    for (const offer of ['unsent', 'of-probe', 'of-nobody', 'gone']) {
      await tell(offer);
      expect(await readCountedOffer(offer)).toBeUndefined();
    }
  });

  it('stays where it was counted: its owner moves, is erased, and records come again from the beginning [FUP-025]', async () => {
    const [first = ''] = await owners('FR');
    await store('moved', { uid: first });
    await tell('moved');
    const before = await counters('FR');
    const moved = aStoredUser({ id: first, uid: first, email: `${first}@example.com`, country: 'ES' });
    await writeUser({ ...moved, revision: 2 });
    await store('moved', { uid: first, channel: 'email' });
    await tell('moved');
    expect(await counters('FR')).toEqual(before);
    await removeItems([keyOf('moved')]);
    for (let time = 0; time < 3; time += 1) await tell('moved');
    expect(await counters('FR')).toEqual(before);
    expect(await counters('ES')).toEqual({});
    expect(await readCountedOffer('moved')).toMatchObject({ ttl: expect.any(Number) });
    expect(countedOwner(first)).not.toContain(first);
  });

  it('counts as it is, whatever records come, how often and in whatever order, and though the count is killed [FUP-025]', async () => {
    const ids = await owners('DE');
    const state = fc.constantFrom('sent', 'opened', 'accepted', 'declined', 'withdrawn');
    const change = fc.record({
      which: fc.nat(2),
      state,
      value: fc.nat(1000),
      told: fc.array(fc.nat(2), { maxLength: 3 }),
      writes: fc.option(fc.nat(1)),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 6 }), async (changes) => {
        run += 1;
        const offerOf = (which: number) => `run${run}-${which}`;
        const before = (await counters('DE'))['2027-01 total'] ?? [0, 0, 0, 0, 0];
        const last = new Map<number, { state: string; value: number }>();
        for (const { which, state: now, value, told, writes } of changes) {
          await store(offerOf(which), { uid: ids[which], state: now as 'sent', value });
          last.set(which, { state: now, value });
          if (writes !== null) killAfter(writes, [client]);
          for (const each of told) await tell(offerOf(each)).catch(() => undefined);
          vi.restoreAllMocks();
        }
        for (const which of last.keys()) await tell(offerOf(which));
        const sum = [...last.values()]
          .map(({ state: now, value }) => ({
            ...{ sent: 1, accepted: Number(now === 'accepted'), lost: Number(now === 'declined') },
            value: now === 'accepted' ? value : 0,
          }))
          .reduce(addedOffers, noOffers);
        const after = (await counters('DE'))['2027-01 total'] ?? [0, 0, 0, 0, 0];
        const added = after.slice(0, 4).map((number, at) => number - (before[at] ?? 0));
        expect(added).toEqual([sum.sent, sum.accepted, sum.lost, sum.value]);
      }),
      { numRuns: 15 },
    );
  });
});
