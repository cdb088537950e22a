import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLightOffer } from '#lambdas/store/offer/offer-store.ts';
import { offerLinks } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { refusesReminders } from '#lambdas/store/sent-offer/refused-reminders-store.ts';
import { changingHead, readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { listMessages } from '#lambdas/store/sent-offer/timeline-store.ts';
import { changed } from '#test/support/accounts-api.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { askPage, pageFor } from '#test/support/offer-page-api.ts';
import { anotherLink, aSentOffer, nextVersion, type SentOffer, sentAt } from '#test/support/sent-offers.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';
import '#test/support/cloud.ts';
import { timelineOf } from '../support/timeline.ts';

const hour = 3_600_000;
let door: ServedLocally;
const doors: ServedLocally[] = [];
const doorAt = async (time: number, step?: number) => {
  const opened = await openHttpDoor(new Date(time), step);
  doors.push(opened);
  return opened;
};
beforeAll(async () => {
  // The clock goes on: a day has few requests.
  door = await doorAt(sentAt.getTime() + hour, 4000);
});
afterAll(() => Promise.all(doors.map((each) => each.close())));

const ask = (sent: SentOffer, deed: string, more: object = {}, at = door) =>
  askPage(at.url, sent, deed, more);
const eventsOf = async ({ offer }: SentOffer) =>
  (await timelineOf(offer)).map(({ event }) => event).toReversed();

async function everything({ offer, uid, link }: SentOffer) {
  return {
    head: await readSentHead(offer),
    light: await readLightOffer(uid, offer),
    line: await timelineOf(offer),
    messages: await listMessages(offer),
    link: await offerLinks.read(offer, link.id, sentAt),
  };
}

/** The state as an owner's operation would leave it. */
async function withState(sent: SentOffer, fields: Parameters<typeof changingHead>[1]): Promise<void> {
  const { transact } = await import('#lambdas/runtime/table/transact.ts');
  const head = await readSentHead(sent.offer);
  if (head) await transact([changingHead(head, fields)]);
}
const byOwner = {
  by: 'owner' as const,
  how: null,
  day: '2046-12-04',
  note: null,
  at: '2046-12-04T09:00:00.000Z',
};

describe('reading an offer', () => {
  it('shows what was sent, and changes nothing however often it is done [ACC-002, ACC-005, SND-001]', async () => {
    const sent = await aSentOffer();
    const before = await everything(sent);
    const page = await pageFor(door.url, sent);
    for (const deed of ['read', 'look', 'read']) expect((await ask(sent, deed)).status).toBe(200);
    expect(page).toMatchObject({
      version: 1,
      number: '18/2026',
      state: 'sent',
      outcome: null,
      replaced: null,
    });
    expect(page.content?.hash).toBe(sent.hash);
    expect(page.content?.model).toEqual(sent.snapshot.model);
    expect(await everything(sent)).toEqual(before);
  });

  it('opens the newest version, and says which one was seen before [SND-032]', async () => {
    const sent = await aSentOffer();
    await ask(sent, 'open', { version: 1 });
    await nextVersion(sent);
    expect(await pageFor(door.url, sent)).toMatchObject({ version: 2, state: 'sent', replaced: 1 });
    await ask(sent, 'open', { version: 2 }, await doorAt(sentAt.getTime() + 30 * hour));
    expect(await pageFor(door.url, sent)).toMatchObject({ version: 2, state: 'opened', replaced: null });
  });

  it('shows nothing of a withdrawn offer but its number and who sent it [SND-041]', async () => {
    const sent = await aSentOffer();
    await withState(sent, { state: 'withdrawn' });
    const page = await pageFor(door.url, sent);
    expect(page).toMatchObject({ state: 'withdrawn', number: '18/2026', content: null });
    expect(page.owner).toMatchObject({ name: 'Conti Tinteggiature', phone: '+39 555 0112' });
    expect((await ask(sent, 'file', { version: 1, signed: false })).body.code).toBe('offer-withdrawn');
  });

  it('is expired from the end of its last day, and a millisecond before it is not [SND-039, SND-040]', async () => {
    const sent = await aSentOffer();
    const end = Date.parse('2046-12-31T23:00:00.000Z');
    expect(await pageFor((await doorAt(end - 1, 0)).url, sent)).toMatchObject({ state: 'sent' });
    expect(await pageFor((await doorAt(end, 0)).url, sent)).toMatchObject({ state: 'expired' });
    expect((await readSentHead(sent.offer))?.state).toBe('sent');
  });

  it('gives the PDF of the newest version by an address, never that of a former one [SND-005, ACC-002]', async () => {
    const sent = await aSentOffer();
    const { body } = await ask(sent, 'file', { version: 1, signed: false });
    const file = await fetch(String(body.address));
    expect(Buffer.from(await file.arrayBuffer())).toEqual(sent.pdf);
    expect((await ask(sent, 'file', { version: 1, signed: true })).body.code).toBe('not-found');
    await nextVersion(sent);
    expect((await ask(sent, 'file', { version: 1, signed: false })).body.code).toBe('offer-changed');
  });
});

describe('opening an offer', () => {
  it('opens it once, for the list, the timeline and the link [ACC-007]', async () => {
    const sent = await aSentOffer();
    await ask(sent, 'open', { version: 1 });
    await ask(sent, 'open', { version: 1 });
    const { head, light, link } = await everything(sent);
    expect(head).toMatchObject({ state: 'opened', openedAt: expect.any(String) });
    expect(light).toMatchObject({ state: 'opened', lastEvent: 'opened', openedAt: head?.openedAt });
    expect(await eventsOf(sent)).toEqual(['opened']);
    expect(link).toMatchObject({ visits: 1, seen: 1, firstOpenedAt: expect.any(String) });
  });

  it('notes a visit within a minute once, and later ones [ACC-007]', async () => {
    const sent = await aSentOffer();
    for (const minutes of [0, 0.5, 1.5]) {
      const at = await doorAt(sentAt.getTime() + 40 * hour + minutes * 60_000, 0);
      await ask(sent, 'open', { version: 1 }, at);
    }
    expect(await offerLinks.read(sent.offer, sent.link.id, sentAt)).toMatchObject({ visits: 2 });
  });

  it('brings an archived offer back [SND-047]', async () => {
    const sent = await aSentOffer();
    const { transact } = await import('#lambdas/runtime/table/transact.ts');
    const { changingLight } = await import('#lambdas/store/offer/offer-store.ts');
    await transact([changingLight({ uid: sent.uid, id: sent.offer }, { archived: true })]);
    await ask(sent, 'open', { version: 1 });
    expect(await readLightOffer(sent.uid, sent.offer)).toMatchObject({ archived: false });
  });
});

describe('asking', () => {
  it('adds a question once for each key, and opens a sent version [ACC-016, ACC-018]', async () => {
    const sent = await aSentOffer();
    const question = { key: randomUUID(), version: 1, text: '  Quando iniziate?\n ' };
    const first = await ask(sent, 'ask', question);
    expect(first.body.message).toMatchObject({
      by: 'customer',
      text: 'Quando iniziate?',
      line: null,
      version: 1,
    });
    expect(await ask(sent, 'ask', question)).toEqual(first);
    expect((await ask(sent, 'ask', { ...question, text: 'Altro' })).body.code).toBe('conflict');
    const { messages, light, head } = await everything(sent);
    expect(messages).toHaveLength(1);
    expect(head).toMatchObject({ state: 'opened' });
    expect(light).toMatchObject({ state: 'opened', waitingQuestions: 1, lastEvent: 'question' });
    expect((await pageFor(door.url, sent)).content?.messages).toEqual([first.body.message]);
  });

  it('may be about a line of the offer, and no other [ACC-016]', async () => {
    const sent = await aSentOffer();
    const [line] = sent.snapshot.selectable.lines;
    const about = (id: string) =>
      ask(sent, 'ask', { key: randomUUID(), version: 1, text: 'Che cos’è?', line: id });
    expect((await about(line?.id ?? '')).body.message).toMatchObject({ line: line?.id });
    expect((await about('unknown')).body).toMatchObject({ code: 'invalid-input', params: { field: 'line' } });
  });

  it.each(['accepted', 'declined', 'expired'] as const)(
    'is possible when the offer is %s [ACC-018]',
    async (state) => {
      const sent = await aSentOffer();
      const late = await doorAt(Date.parse('2047-01-05T10:00:00Z'));
      if (state !== 'expired') await withState(sent, { state, outcome: byOwner });
      const answer = await ask(sent, 'ask', { key: randomUUID(), version: 1, text: 'Ancora?' }, late);
      expect(answer.status).toBe(200);
      expect((await ask(sent, 'look', {}, late)).body.state).toBe(state);
    },
  );

  it('is refused when it was withdrawn [ACC-018]', async () => {
    const sent = await aSentOffer();
    await withState(sent, { state: 'withdrawn' });
    const answer = await ask(sent, 'ask', { key: randomUUID(), version: 1, text: 'Perché?' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'offer-withdrawn' } });
    expect(await listMessages(sent.offer)).toEqual([]);
  });

  it('counts the questions that wait for an answer [FUP-005]', async () => {
    const sent = await aSentOffer();
    for (const text of ['Uno?', 'Due?']) await ask(sent, 'ask', { key: randomUUID(), version: 1, text });
    expect(await readLightOffer(sent.uid, sent.offer)).toMatchObject({ waitingQuestions: 2 });
  });
});

describe('declining', () => {
  it('ends the offer with its reason, once for each key [ACC-019, ACC-020]', async () => {
    const sent = await aSentOffer();
    const no = { key: randomUUID(), version: 1, reason: 'price', text: 'Troppo per me' };
    const first = await ask(sent, 'decline', no);
    expect(first).toMatchObject({ status: 200, body: { state: 'declined' } });
    expect(await ask(sent, 'decline', no)).toEqual(first);
    const { head, light } = await everything(sent);
    expect(head).toMatchObject({
      state: 'declined',
      outcome: { by: 'customer', how: 'price', day: '2046-12-03', note: 'Troppo per me' },
    });
    expect(light).toMatchObject({ state: 'declined', lastEvent: 'declined' });
    expect(await eventsOf(sent)).toEqual(['declined']);
    expect((await ask(sent, 'decline', { ...no, key: randomUUID() })).body).toMatchObject({
      code: 'offer-declined',
      params: { date: '03/12/2046' },
    });
  });

  it('needs neither reason nor words [ACC-019]', async () => {
    const sent = await aSentOffer();
    expect((await ask(sent, 'decline', { key: randomUUID(), version: 1 })).status).toBe(200);
    expect((await ask(sent, 'decline', { key: randomUUID(), version: 1, reason: 'noAnswer' })).status).toBe(
      400,
    );
  });

  it.each([
    ['accepted', 'offer-accepted'],
    ['withdrawn', 'offer-withdrawn'],
  ] as const)('is refused when it was %s [SND-036]', async (state, code) => {
    const sent = await aSentOffer();
    await withState(sent, { state, outcome: byOwner });
    expect((await ask(sent, 'decline', { key: randomUUID(), version: 1 })).body.code).toBe(code);
  });

  it('of a page that shows a former version asks to read the new one [ACC-041]', async () => {
    const sent = await aSentOffer();
    await nextVersion(sent);
    expect((await ask(sent, 'decline', { key: randomUUID(), version: 1 })).body.code).toBe('offer-changed');
  });
});

describe('refusing reminders', () => {
  it('holds for the customer and the owner, and only by POST [FUP-013, ACC-009]', async () => {
    const sent = await aSentOffer();
    const got = await fetch(`${door.url}/functions/offerPage`);
    expect(got.status).toBe(404);
    expect(await refusesReminders(sent.uid, 'maria.verdi@example.com')).toBe(false);
    for (let again = 0; again < 2; again += 1) expect((await ask(sent, 'reminders')).status).toBe(200);
    expect(await refusesReminders(sent.uid, 'Maria.Verdi@example.com')).toBe(true);
    expect(await refusesReminders('another', 'maria.verdi@example.com')).toBe(false);
  });
});

describe('a link', () => {
  const expired = { status: 410, body: { error: true, code: 'link-expired' } };

  it.each([
    ['a forged token', (sent: SentOffer) => ({ ...sent, token: `${sent.token.slice(0, -1)}A` })],
    ['no token', (sent: SentOffer) => ({ ...sent, token: '' })],
    ['another offer', (sent: SentOffer) => ({ ...sent, offer: 'another' })],
  ])('with %s opens nothing [ACC-010]', async (_, changed) => {
    const sent = await aSentOffer();
    expect(await ask(changed(sent), 'read')).toEqual(expired);
  });

  it('of another offer opens nothing, nor does one that was revoked, from that second on [SND-031, ACC-010]', async () => {
    const [sent, other] = [await aSentOffer(), await aSentOffer()];
    expect(await ask({ ...sent, token: other.token }, 'read')).toEqual(expired);
    expect((await ask(sent, 'read')).status).toBe(200);
    const { transact } = await import('#lambdas/runtime/table/transact.ts');
    const { endingOfferLink } = await import('#lambdas/store/sent-offer/offer-link-store.ts');
    await transact(endingOfferLink({ offer: sent.offer, id: sent.link.id }));
    for (const deed of ['read', 'look', 'open', 'ask', 'accept'])
      expect(await ask(sent, deed, { version: 1 })).toEqual(expired);
  });

  it('is good until its end, also where the end has moved [SND-031]', async () => {
    const sent = await aSentOffer();
    const link = await offerLinks.read(sent.offer, sent.link.id, sentAt);
    const end = Date.parse(link?.expiresAt ?? '');
    expect((await ask(sent, 'look', {}, await doorAt(end - 1, 0))).status).toBe(200);
    expect(await ask(sent, 'look', {}, await doorAt(end, 0))).toEqual(expired);
    const { transact } = await import('#lambdas/runtime/table/transact.ts');
    const { movingLink } = await import('#lambdas/store/sent-offer/offer-link-store.ts');
    const later = new Date(end + hour);
    await transact(movingLink({ offer: sent.offer, id: sent.link.id }, later.toISOString()));
    expect((await ask(sent, 'look', {}, await doorAt(end, 0))).status).toBe(200);
    expect(await ask(sent, 'look', {}, await doorAt(later.getTime(), 0))).toEqual(expired);
  });

  it('on the owner’s device is good for two hours [SND-033]', async () => {
    const sent = await anotherLink(await aSentOffer(), { inPerson: true, recipient: null });
    const end = sentAt.getTime() + 2 * hour;
    expect(await pageFor((await doorAt(end - 1, 0)).url, sent)).toMatchObject({ inPerson: true });
    expect(await ask(sent, 'read', {}, await doorAt(end, 0))).toEqual(expired);
  });

  it('of an owner who is archived opens nothing, and opens again with them [SND-055]', async () => {
    const sent = await aSentOffer();
    await changed(sent.uid, { archived: true });
    for (const deed of ['read', 'look', 'reminders']) expect(await ask(sent, deed)).toEqual(expired);
    await changed(sent.uid, { archived: false });
    expect((await ask(sent, 'read')).status).toBe(200);
  });

  it('of an offer that was erased opens nothing', async () => {
    const sent = await aSentOffer();
    const { client, table } = await import('#lambdas/runtime/table/table.ts');
    const Key = { pk: `SENT#${sent.offer}`, sk: 'STATE' };
    await client.send(
      new UpdateCommand({
        TableName: table,
        Key,
        UpdateExpression: 'SET version = :none REMOVE #s',
        ExpressionAttributeNames: { '#s': 'state' },
        ExpressionAttributeValues: { ':none': 0 },
      }),
    );
    expect(await ask(sent, 'read')).toEqual(expired);
  });
});

describe('the route', () => {
  it.each(['nothing', '', '__proto__', 'constructor', 'toString'])('knows no deed %j', async (deed) => {
    expect((await ask(await aSentOffer(), deed)).body).toMatchObject({
      code: 'invalid-input',
      params: { field: 'do' },
    });
  });

  it('takes JSON alone, which no form of another site can send [ACC-009]', async () => {
    const { offer, token } = await aSentOffer();
    const body = JSON.stringify({ offer, token, do: 'decline', key: 'key', version: 1 });
    const asText = await fetch(`${door.url}/functions/offerPage`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
    });
    expect(asText.status).toBe(400);
    expect(await readSentHead(offer)).toMatchObject({ state: 'sent' });
  });

  it('is for no search engine, no cache, and no frame [SND-030]', async () => {
    const { offer, token } = await aSentOffer();
    const { headers } = await fetch(`${door.url}/functions/offerPage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offer, token, do: 'read' }),
    });
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});
