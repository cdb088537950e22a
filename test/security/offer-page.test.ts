import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deeds } from '#lambdas/offer-page/offer-page.ts';
import { readAcceptance } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { offerLinks } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { listMessages } from '#lambdas/store/sent-offer/timeline-store.ts';
import { limits } from '#shared/access/limits.ts';
import { cloudUrl, tokenOf } from '#test/support/cloud.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { anAcceptanceOf, askPage } from '#test/support/offer-page-api.ts';
import { anotherLink, aSentOffer, type SentOffer, sentAt } from '#test/support/sent-offers.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';
import { timelineOf } from '../support/timeline.ts';
import { hostileStrings } from './hostile-values.ts';
import { expectKnownCodeOfRoute } from './refusal-codes.ts';

const hour = 3_600_000;
const doors: ServedLocally[] = [];
/** Days that no other test uses. */
async function doorOn(day: number, step = 4000): Promise<ServedLocally> {
  const door = await openHttpDoor(new Date(sentAt.getTime() + day * 24 * hour), step);
  doors.push(door);
  return door;
}
afterAll(() => Promise.all(doors.map((each) => each.close())));

const ask = (
  door: ServedLocally,
  sent: Pick<SentOffer, 'offer' | 'token'>,
  deed: string,
  more: object = {},
  headers = {},
) => askPage(door.url, sent, deed, more, headers);

const question = (text = 'Quando?') => ({ key: randomUUID(), version: 1, text });
/** A good input of each deed. */
const inputOf = (sent: SentOffer): Record<keyof typeof deeds, object> => ({
  ...{ read: {}, look: {}, reminders: {} },
  open: { version: 1 },
  ask: question(),
  decline: { key: randomUUID(), version: 1 },
  code: { version: 1 },
  accept: anAcceptanceOf(sent),
  file: { version: 1, signed: false },
  withdraw: { key: randomUUID(), name: 'Maria Verdi', email: 'maria@example.com' },
  receipt: { email: 'maria@example.com' },
});
const names = Object.keys(deeds) as (keyof typeof deeds)[];

async function everything({ offer, link }: SentOffer) {
  return {
    head: await readSentHead(offer),
    acceptance: await readAcceptance(offer),
    messages: await listMessages(offer),
    timeline: await timelineOf(offer),
    link: await offerLinks.read(offer, link.id, sentAt),
  };
}

describe('a caller without a good link', () => {
  let door: ServedLocally;
  let sent: SentOffer;
  beforeAll(async () => {
    door = await doorOn(2, 60_000);
    sent = await aSentOffer();
  });
  const expired = { status: 410, body: { error: true, code: 'link-expired' } };

  it.each(names)(
    'is refused at %s and learns nothing: nobody, the owner, another user, a super user',
    async (deed) => {
      const before = await everything(sent);
      const input = inputOf(sent)[deed];
      const sessions = [undefined, sent.session, await tokenOf('painter'), await tokenOf('superUser')];
      for (const session of sessions) {
        const headers = session ? { authorization: `Bearer ${session}` } : {};
        for (const token of ['', 'none', `${sent.link.id}.${'A'.repeat(43)}`])
          expect(await ask(door, { offer: sent.offer, token }, deed, input, headers)).toEqual(expired);
      }
      expect(await everything(sent)).toEqual(before);
    },
  );

  it('is told the same of an offer that there is and of one that there is not', async () => {
    const token = `${sent.link.id}.${'A'.repeat(43)}`;
    expect(await ask(door, { offer: sent.offer, token }, 'read')).toEqual(
      await ask(door, { offer: 'none', token }, 'read'),
    );
  });

  it('may not use a link at the operations of owners and of quotations', async () => {
    const { refusal } = await import('#shared/access/permissions.ts');
    const link = await offerLinks.read(sent.offer, sent.link.id, sentAt);
    if (!link) throw new Error('There is no link.');
    const caller = { kind: 'customer', link, token: sent.token } as const;
    for (const permission of ['offer.prepare', 'profile.read', 'document.print', 'quotation.read'] as const)
      expect(refusal(permission, caller)).toBe('forbidden');
    expect(refusal('document.read-shared', caller)).toBe('link-expired');
    expect(refusal('offer.answer', caller)).toBeUndefined();
  });
});

describe('scanners of mails', () => {
  it('change nothing by any request that carries no person’s input [ACC-005, ACC-006, ACC-009]', async () => {
    const door = await doorOn(3);
    const sent = await aSentOffer();
    const before = await everything(sent);
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
      await fetch(`${door.url}/functions/offerPage?offer=${sent.offer}&token=${sent.token}&do=open`, {
        method,
      });
    await fetch(`${cloudUrl}/o/${sent.offer}#t=${sent.token}`);
    // A page that a scanner runs reads and looks; it reports no opening.
    for (const deed of ['read', 'look', 'read', 'file'])
      await ask(door, sent, deed, deed === 'file' ? { version: 1, signed: false } : {});
    expect(await everything(sent)).toEqual(before);
  });
});

describe('hostile input', () => {
  const fields: Partial<Record<keyof typeof deeds, readonly string[]>> = {
    open: ['version'],
    ask: ['key', 'text', 'line', 'version'],
    decline: ['key', 'reason', 'text', 'version'],
    code: ['version'],
    accept: ['key', 'hash', 'name', 'role', 'code', 'selection', 'total', 'signature', 'language', 'terms'],
    file: ['version', 'signed'],
    withdraw: ['key', 'name', 'email'],
    receipt: ['email'],
  };
  const values: readonly unknown[] = [
    ...hostileStrings.filter((text) => text.isWellFormed() && text.length < 3000).slice(0, 25),
    ...[null, [], {}, -1, 1.5, 1e308, true, [[]], { __proto__: { admin: true } }, 'x'.repeat(100_000)],
  ];

  it.each(Object.entries(fields))(
    'at %s is refused or kept as text, and breaks nothing',
    async (deed, named) => {
      const door = await doorOn(10 + names.indexOf(deed as 'ask'), 61_000);
      const sent = await aSentOffer();
      for (const field of named)
        for (const value of values) {
          // Each deed has its input.
          const input = { ...inputOf(sent)[deed as keyof typeof deeds], [field]: value };
          const { status, body } = await ask(door, sent, deed, input);
          expectKnownCodeOfRoute(status, JSON.stringify(body));
          expect(status, `${field} ${String(value).slice(0, 30)}`).not.toBe(500);
        }
    },
  );

  it('of offer and token opens nothing', async () => {
    const door = await doorOn(30, 61_000);
    const sent = await aSentOffer();
    for (const text of hostileStrings.filter((one) => one.isWellFormed() && one.length < 3000)) {
      expect([400, 410]).toContain((await ask(door, { ...sent, token: text }, 'read')).status);
      expect([400, 410]).toContain((await ask(door, { ...sent, offer: text }, 'read')).status);
    }
    for (const body of ['', '[]', 'null', '{"offer":', '"text"', '{"offer":{},"token":[],"do":"read"}']) {
      const response = await fetch(`${door.url}/functions/offerPage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect([400, 410]).toContain(response.status);
    }
  });

  it('of the check of documents is refused, in letters of any size', async () => {
    const door = await doorOn(31, 61_000);
    const check = async (hash: unknown) => {
      const response = await fetch(`${door.url}/functions/verifyDocument`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ hash }),
      });
      return response.status;
    };
    for (const value of [...values, 'a'.repeat(63), 'g'.repeat(64)]) expect(await check(value)).toBe(400);
    expect(await check('A'.repeat(64))).toBe(404);
  });

  it('is markup that nobody runs: it is answered as it was typed [ACC-017]', async () => {
    const door = await doorOn(32);
    const sent = await aSentOffer();
    const markup = '<img src=x onerror=alert(1)> https://example.com';
    const { body } = await ask(door, sent, 'ask', question(markup));
    expect(body.message).toMatchObject({ text: markup });
    const wire = await ask(door, sent, 'read');
    expect(JSON.stringify(wire.body)).toContain('<img src=x');
  });
});

describe('limits', () => {
  it('of looks: so many a minute and address', async () => {
    const door = await doorOn(40, 100);
    const sent = await aSentOffer();
    const statuses: number[] = [];
    for (let looks = 0; looks < limits['offer-page'].most + 3; looks += 1)
      statuses.push((await ask(door, sent, 'look')).status);
    expect(statuses.slice(0, -3).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  });

  it('of acceptances and refusals together: 20 a minute and address, after their input is read', async () => {
    const door = await doorOn(21, 0);
    const sent = await aSentOffer();
    for (let bad = 0; bad < 5; bad += 1)
      expect((await ask(door, sent, 'accept', { ...anAcceptanceOf(sent), name: '' })).status).toBe(400);
    const { most } = limits['answer-offer'];
    for (let tries = 0; tries < most; tries += 1) {
      const [deed, input] =
        tries % 2
          ? (['accept', { ...anAcceptanceOf(sent), total: 1 }] as const)
          : (['decline', { key: randomUUID(), version: 2 }] as const);
      expect((await ask(door, sent, deed, input)).status).toBe(409);
    }
    expect((await ask(door, sent, 'accept', anAcceptanceOf(sent))).body.code).toBe('too-many-requests');
    expect((await ask(await doorOn(22), sent, 'accept', anAcceptanceOf(sent))).status).toBe(200);
  });

  it('of questions: 20 a day and link, 40 a day and offer; a key that is sent again is not counted [ACC-016]', async () => {
    const door = await doorOn(43, 1000);
    const sent = await aSentOffer();
    const links = [sent, await anotherLink(sent), await anotherLink(sent)];
    const first = question();
    for (let again = 0; again < 3; again += 1) expect((await ask(door, sent, 'ask', first)).status).toBe(200);
    for (const link of links.slice(0, 2)) {
      const left = link === sent ? 19 : 20;
      for (let asked = 0; asked < left; asked += 1)
        expect((await ask(door, link, 'ask', question())).status).toBe(200);
      expect((await ask(door, link, 'ask', question())).body.code).toBe('too-many-requests');
    }
    // The third link asked nothing yet; the offer has its forty.
    const third = links[2] ?? sent;
    expect((await ask(door, third, 'ask', question())).body.code).toBe('too-many-requests');
    expect(await listMessages(sent.offer)).toHaveLength(40);
  });

  it('of tries with bad links: 20 a minute and address', async () => {
    const door = await doorOn(44, 0);
    const statuses: number[] = [];
    for (let tries = 0; tries <= limits['failed-pass'].most; tries += 1)
      statuses.push((await ask(door, { offer: 'none', token: `made.up${tries}` }, 'read')).status);
    expect(statuses).toEqual([...Array(limits['failed-pass'].most).fill(410), 429]);
  });
});
