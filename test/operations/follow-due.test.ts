import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { client } from '#lambdas/runtime/table/table.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { listNewestEvents } from '#lambdas/store/own-event/own-event-store.ts';
import { listDeliveries } from '#lambdas/store/sent-offer/delivery-store.ts';
import { refuseReminders } from '#lambdas/store/sent-offer/refused-reminders-store.ts';
import { changingHead, listDueOffers, readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { addingMessage } from '#lambdas/store/sent-offer/timeline-store.ts';
import { mailsTo } from '#test/support/accounts-api.ts';
import { cloudUrl } from '#test/support/cloud.ts';
import { aFollowedOffer, type FollowedOffer, followAt } from '#test/support/followed-offers.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { killAfter } from '#test/support/kill-after.ts';
import { anAcceptanceOf, askPage } from '#test/support/offer-page-api.ts';
import { offersOf, only } from '#test/support/offers-api.ts';
import { lastDay, sentAt } from '#test/support/sent-offers.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';
import { timelineOf } from '../support/timeline.ts';

/** Sent on Monday 3/12/2046: the days of the first settings, at 10:00 in Rome. */
const [third, seventh, beforeEnd] = [
  '2046-12-06T09:00:00.000Z',
  '2046-12-10T09:00:00.000Z',
  '2046-12-29T09:00:00.000Z',
];
const end = '2046-12-31T23:00:00.000Z';
const noted = '2046-12-31T23:01:00.000Z';

let door: ServedLocally;
beforeAll(async () => {
  door = await openHttpDoor(new Date(sentAt.getTime() + 3_600_000), 4000);
});
afterAll(() => door.close());

const eventsOf = async (offer: string) => (await timelineOf(offer)).map(({ event }) => event);
const remindersTo = ({ address }: FollowedOffer) => mailsTo(address);
const toldOf = async ({ uid, offer }: FollowedOffer) =>
  (await listNewestEvents(uid)).filter((each) => each.offer === offer).map(({ kind }) => kind);
const justBefore = (moment: string) => new Date(Date.parse(moment) - 1);

describe('a reminder', () => {
  it('goes to the customer when it is due, once, in the owner’s words [FUP-009, FUP-013, FUP-014]', async () => {
    const sent = await aFollowedOffer({
      settings: { reminderSubject: { it: 'Ti ricordo {numero}' }, reminderText: { it: 'Ciao {cliente}' } },
    });
    expect((await readSentHead(sent.offer))?.reminders).toEqual([third, seventh, beforeEnd]);
    await followAt(justBefore(third));
    expect(await remindersTo(sent)).toEqual([]);
    for (let run = 0; run < 2; run += 1) await followAt(third);
    const [mail, ...others] = await remindersTo(sent);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Ti ricordo ${sent.snapshot.number}`);
    expect(mail?.text).toContain('Non inviarmi altri promemoria');
    expect(mail?.text).toContain(`/o/${sent.offer}/promemoria?lang=it#t=${sent.token}`);
    expect(await eventsOf(sent.offer)).toContain('reminder');
    const [, delivery] = await byTime(sent.offer);
    expect(delivery).toMatchObject({ kind: 'reminder', address: sent.address, version: 1 });
    expect((await readSentHead(sent.offer))?.reminders).toEqual([seventh, beforeEnd]);
  });

  it('comes at each of its days, and none after an acceptance [FUP-009, ACC-031]', async () => {
    const sent = await aFollowedOffer();
    await followAt(third);
    await followAt(seventh);
    expect(await remindersTo(sent)).toHaveLength(2);
    expect((await askPage(door.url, sent, 'accept', anAcceptanceOf(sent))).status).toBe(200);
    expect(await listDueOffers(new Date('2047-02-01'))).not.toContain(sent.offer);
    await followAt(beforeEnd);
    await followAt(noted);
    expect(await remindersTo(sent)).toHaveLength(2);
    expect(await eventsOf(sent.offer)).not.toContain('expired');
  });

  type Case = [string, (sent: FollowedOffer) => Promise<unknown>];
  const cases: Case[] = [
    ['of a customer who waits for an answer', (sent) => ask(sent)],
    ['of a customer who refused them', ({ uid, address }) => refuseReminders(uid, address, sentAt)],
    ['of an offer that is left out', (sent) => changed(sent, { leftOut: true, reminders: [] })],
    ['once the owner turned them off', (sent) => set(sent, { remindersOn: false })],
  ];
  it.each(cases)('does not go out %s [FUP-010]', async (_, happens) => {
    const sent = await aFollowedOffer();
    await happens(sent);
    await followAt(third);
    expect(await remindersTo(sent)).toEqual([]);
    expect(await eventsOf(sent.offer)).not.toContain('reminder');
  });

  it.each(['bounced', 'complained', 'failed'] as const)(
    'does not go out of a mail that %s [FUP-010, SND-051]',
    async (status) => {
      const sent = await aFollowedOffer({ status });
      await followAt(third);
      expect(await remindersTo(sent)).toEqual([]);
      expect(await toldOf(sent)).toEqual([]);
    },
  );

  it('that nobody could send on its day lapses [FUP-009]', async () => {
    const sent = await aFollowedOffer();
    await followAt('2046-12-06T23:00:00.000Z');
    expect(await remindersTo(sent)).toEqual([]);
    expect((await readSentHead(sent.offer))?.reminders).toEqual([seventh, beforeEnd]);
  });

  it('taken by two senders at once goes out once [FUP-014]', async () => {
    const sent = await aFollowedOffer();
    await Promise.all([followAt(third), followAt(third), followAt(third)]);
    expect(await remindersTo(sent)).toHaveLength(1);
  });

  it('whose sender is killed at any write is never sent twice; one of which nobody knows says so [FUP-014]', async () => {
    let writes = 0;
    for (let isWhole = false; !isWhole; writes += 1) {
      const sent = await aFollowedOffer();
      killAfter(writes, [client]);
      await followAt(third).catch(() => {});
      vi.restoreAllMocks();
      const [, early] = await byTime(sent.offer);
      isWhole = early?.status === 'handed' || early?.status === 'delivered';
      await followAt(third);
      const mails = await remindersTo(sent);
      const [, delivery, ...others] = await byTime(sent.offer);
      expect(others, `${writes} writes`).toEqual([]);
      expect(delivery, `${writes} writes`).toBeDefined();
      // It was noted first: without its end, it may have gone out or not.
      expect(mails.length, `${writes} writes`).toBeLessThanOrEqual(1);
      if (mails.length === 0) expect(delivery?.status, `${writes} writes`).toBe('unknown');
    }
    expect(writes).toBeGreaterThan(2);
  });

  it.each(['link', 'hand', 'inPerson'] as const)(
    'of an offer that went out as %s is the owner’s, in the bell [FUP-016]',
    async (channel) => {
      const sent = await aFollowedOffer({ channel });
      await followAt(third);
      await followAt(third);
      expect(await remindersTo(sent)).toEqual([]);
      expect(await toldOf(sent)).toEqual(['remind']);
    },
  );
});

describe('the button of mail programs', () => {
  const addressIn = async (sent: FollowedOffer) => {
    const [mail] = await remindersTo(sent);
    const header = (name: string) => mail?.headers.find((each) => each.name === name)?.value ?? '';
    expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const value = header('List-Unsubscribe');
    return new URL(value.slice(1, -1));
  };
  const post = (url: URL) =>
    fetch(`${cloudUrl}${url.pathname}${url.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  it('refuses reminders by a post without session, and a get changes nothing [FUP-013]', async () => {
    const sent = await aFollowedOffer();
    await followAt(third);
    const url = await addressIn(sent);
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(`${cloudUrl}${url.pathname}${url.search}`, { method })).status).toBeGreaterThan(
        399,
      );
    await followAt(seventh);
    expect(await remindersTo(sent)).toHaveLength(2);
    for (let time = 0; time < 2; time += 1) expect((await post(url)).status).toBe(200);
    await followAt(beforeEnd);
    expect(await remindersTo(sent)).toHaveLength(2);
  });

  it('has a token that does this alone, and no other token does it [FUP-013, SND-029]', async () => {
    const sent = await aFollowedOffer();
    await followAt(third);
    const url = await addressIn(sent);
    const token = url.searchParams.get('token') ?? '';
    expect((await askPage(door.url, { offer: sent.offer, token }, 'read')).body.code).toBe('link-expired');
    const forged = [
      { token: `${token.slice(0, -3)}AAA` },
      { offer: randomUUID() },
      { token: `first.${token.split('.')[1]}` },
    ];
    for (const part of forged) {
      const other = new URL(url);
      for (const [name, value] of Object.entries(part)) other.searchParams.set(name, value);
      expect((await (await post(other)).json()).code).toBe('link-expired');
    }
    await followAt(seventh);
    expect(await remindersTo(sent)).toHaveLength(2);
  });
});

describe('the end of a version', () => {
  it('is noted once, with the end of the day as its time, and the owner is told once [SND-040]', async () => {
    const sent = await aFollowedOffer({ settings: { remindersOn: false } });
    await followAt(justBefore(noted));
    expect(await eventsOf(sent.offer)).not.toContain('expired');
    await Promise.all([followAt('2047-01-02T08:00:00.000Z'), followAt('2047-01-02T08:00:00.000Z')]);
    await followAt('2047-01-02T08:01:00.000Z');
    const lines = await timelineOf(sent.offer);
    expect(lines.filter(({ event }) => event === 'expired').map(({ at }) => at)).toEqual([end]);
    expect(await toldOf(sent)).toEqual(['expired']);
    expect(await readSentHead(sent.offer)).toMatchObject({ state: 'sent', validUntil: lastDay });
    expect(await listDueOffers(new Date('2047-02-01'))).not.toContain(sent.offer);
  });
});

const byTime = async (offer: string) =>
  (await listDeliveries(offer)).toSorted((one, other) => (one.at < other.at ? -1 : 1));

const ask = ({ offer }: FollowedOffer) =>
  transact([
    addingMessage(offer, {
      ...{ id: randomUUID(), at: sentAt.toISOString(), by: 'customer', who: null, text: 'Quando?' },
      ...{ line: null, version: 1 },
    }),
  ]);

async function changed({ offer }: FollowedOffer, fields: object) {
  const head = await readSentHead(offer);
  if (head) await transact([changingHead(head, fields)]);
}

const set = async ({ session }: FollowedOffer, fields: object) =>
  only(await offersOf(session).updateOfferSettings({ revision: 1, ...fields }));
