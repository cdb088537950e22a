import { createHash, randomUUID } from 'node:crypto';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { processingTerms } from '#shared/offers/sending/processing-terms.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { firstSettings } from '#shared/schemas/offer-settings.ts';
import { anOffer, aWork } from '#test/support/builders/offer.ts';
import { aStoredUser, aUser } from '#test/support/builders/user.ts';
import { capacityOf } from '#test/support/capacity.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { killAfter } from '#test/support/kill-after.ts';
import { mockedClient } from '#test/support/mocked-client.ts';

const services = await openDataServices();
vi.stubEnv('MAIL_SENDER', 'preventivi@example.com');

const { sendOffer } = await import('#lambdas/sent-files/send-offer.ts');
const { closeBrowser } = await import('#lambdas/runtime/pdf/render-pdf.ts');
const { client } = await import('#lambdas/runtime/table/table.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');
const { bucketClient } = await import('#lambdas/runtime/files/bucket.ts');
const { readFileIfThere } = await import('#lambdas/runtime/files/files.ts');
const { itemsOf } = await import('#lambdas/runtime/table/query-all.ts');
const { newId } = await import('#lambdas/runtime/new-id.ts');
const { partitions } = await import('#lambdas/store/keys.ts');
const { changeOfferSettings } = await import('#lambdas/store/offer/offer-settings-store.ts');
const { readNextNumber } = await import('#lambdas/store/offer/offer-number-store.ts');
const { changeOffer, createOffer, readLightOffer, readOffer } = await import(
  '#lambdas/store/offer/offer-store.ts'
);
const { onceKey } = await import('#lambdas/store/once/once-store.ts');
const heads = await import('#lambdas/store/sent-offer/sent-head-store.ts');
const { listVersions, versionFile } = await import('#lambdas/store/sent-offer/version-store.ts');
const { listDeliveries } = await import('#lambdas/store/sent-offer/delivery-store.ts');
const { offerLinks } = await import('#lambdas/store/sent-offer/offer-link-store.ts');
const { readHash } = await import('#lambdas/store/sent-offer/known-hash-store.ts');
const { writeUser } = await import('#lambdas/store/user/user-store.ts');

const ses = mockedClient(SESv2Client);
beforeEach(() => {
  ses.reset();
  ses.on(SendEmailCommand).resolves({ MessageId: 'ses-1' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await closeBrowser();
  await services.close();
});

const now = new Date('2026-12-03T16:20:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** An owner with an offer that has nothing left to settle. */
async function aReadyOffer(): Promise<{ user: ReturnType<typeof aUser>; offer: Offer }> {
  const id = randomUUID();
  const user = aUser({
    id,
    uid: id,
    emailVerified: true,
    type: 'imbianchino',
    createdAt: '2026-01-01T00:00:00Z',
  });
  await writeUser(aStoredUser({ ...user }));
  const settings = { businessName: 'Conti', vatNumber: '00743110157' };
  await changeOfferSettings(id, { ...firstSettings, ...settings, revision: 1 });
  const number = await readNextNumber(id, 2026);
  const customer = {
    ...{
      kind: 'private' as const,
      name: 'Mara Lodi',
      vatNumber: null,
      taxCode: null,
      sdiCode: null,
      pec: null,
    },
    ...{
      email: null,
      phone: null,
      address: null,
      postalCode: null,
      city: null,
      province: null,
      country: 'IT',
    },
  };
  const offer = anOffer([aWork(10, 20)], {
    ...{ id: newId(), uid: id, number: 1, year: 2026, validUntil: '2026-12-31', customer, revision: 1 },
  });
  await createOffer({ offer, rows: {} }, number, onceKey(id, randomUUID(), ''), now);
  return { user, offer };
}

const aMail = {
  channel: 'email',
  recipients: ['mara@example.com'],
  subject: 'Offerta',
  text: 'Ecco l’offerta.',
};

type Answer = { sent: { version: number; state: string; failed: boolean }; deliveries: { status: string }[] };

const send = (
  { user, offer }: Awaited<ReturnType<typeof aReadyOffer>>,
  { at = now, ...input }: { at?: Date; [field: string]: unknown } = {},
): Promise<Answer> =>
  sendOffer.run(
    { input: { key: randomUUID(), offer: offer.id, revision: 1, ...aMail, processingTerms, ...input } },
    { caller: { kind: 'user', user }, address: '192.0.2.1', now: at, newId },
  ) as Promise<Answer>;

const sha256 = (bytes: Uint8Array | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

/** Everything of a sent offer that somebody could see. */
async function seenOf({ user, offer }: Awaited<ReturnType<typeof aReadyOffer>>) {
  const light = await readLightOffer(user.id, offer.id);
  const items = await itemsOf(partitions.sentOffer(offer.id));
  return {
    light: [light?.state, light?.version, light?.sentAt],
    items: items.map(({ sk }) => String(sk)).filter((sk) => sk !== 'STATE'),
    state: (await heads.readSentHead(offer.id))?.state ?? null,
    links: (await offerLinks.list(offer.id, now)).length,
  };
}

const nothing = { light: [null, 0, null], items: [], state: null, links: 0 };

describe('a sender who is killed', () => {
  it('at any write leaves nothing or a whole version, and no mail goes twice [SND-007, SND-008, SND-022]', async () => {
    const ends: string[] = [];
    for (let writes = 0; ; writes += 1) {
      const ready = await aReadyOffer();
      const key = randomUUID();
      ses.resetHistory();
      killAfter(writes, [client, bucketClient]);
      const isDone = await send(ready, { key }).then(
        () => true,
        () => false,
      );
      vi.restoreAllMocks();
      ses.on(SendEmailCommand).resolves({ MessageId: 'ses-2' });
      const [version] = await listVersions(ready.offer.id);
      if (version) await expectWhole(ready);
      else expect(await seenOf(ready), `after ${writes} writes`).toEqual(nothing);
      ends.push(isDone ? 'done' : version ? 'sent' : 'nothing');
      if (isDone) break;
      // The same key, or after ten minutes another one, goes on.
      const again = await send(ready, { key: version ? key : randomUUID(), at: later(11) });
      expect(again.sent).toMatchObject({ version: 1, state: 'sent', failed: false });
      if (version) expect(again.deliveries.map(({ status }) => status)).toEqual([expect.any(String)]);
      await expectWhole(ready);
      expect(ses.commandCalls(SendEmailCommand).length, `after ${writes} writes`).toBeLessThanOrEqual(1);
    }
    expect(new Set(ends)).toEqual(new Set(['nothing', 'sent', 'done']));
  });

  async function expectWhole(ready: Awaited<ReturnType<typeof aReadyOffer>>) {
    const { user, offer } = ready;
    const [version, ...others] = await listVersions(offer.id);
    expect(others).toEqual([]);
    const file = (kind: '.json' | '.pdf') =>
      readFileIfThere(versionFile({ uid: user.id, offer: offer.id }, 1, kind));
    expect(sha256(await file('.json'))).toBe(version?.snapshotHash);
    expect(sha256(await file('.pdf'))).toBe(version?.pdfHash);
    expect(await readHash(version?.pdfHash ?? '')).toMatchObject({
      kind: 'offer',
      offer: offer.id,
      version: 1,
    });
    expect(await seenOf(ready)).toMatchObject({
      light: ['sent', 1, expect.any(String)],
      state: 'sent',
      links: 1,
    });
    expect(await listDeliveries(offer.id)).toHaveLength(1);
  }

  it('holds the offer for ten minutes, and says afterwards that it failed [SND-008]', async () => {
    const ready = await aReadyOffer();
    const { offer, user } = ready;
    await heads.beginPreparing({ offer: offer.id, uid: user.id }, 'killed', now);
    await expect(send(ready, { at: later(9) })).rejects.toMatchObject({ code: 'already-running' });
    const { answeredSentOffer } = await import('#lambdas/store/sent-offer/answered-sent-offer.ts');
    const { readOwnOffer } = await import('#lambdas/store/sent-offer/own-offer.ts');
    const shown = async (at: Date) => answeredSentOffer(await readOwnOffer(user.id, offer.id), user, at);
    expect(await shown(later(9))).toMatchObject({ preparing: true, failed: false, state: 'draft' });
    expect(await shown(later(11))).toMatchObject({ preparing: false, failed: true, state: 'draft' });
    expect((await send(ready, { at: later(11) })).sent).toMatchObject({ version: 1, failed: false });
  });
});

describe('while a version is prepared', () => {
  /** Does something at the moment before the transaction of the version. */
  function meanwhile(work: () => Promise<unknown>) {
    const original = client.send.bind(client) as (command: object) => Promise<unknown>;
    let isDone = false;
    vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
      if (!isDone && JSON.stringify(command).includes('"V#0002"')) {
        isDone = true;
        await work();
      }
      return original(command);
    }) as never);
  }

  async function sentOnce() {
    const ready = await aReadyOffer();
    await send(ready);
    const { offer, user } = ready;
    const { stored } = { stored: { ...offer, title: 'Altra', revision: 2 } };
    const { changeOffer } = await import('#lambdas/store/offer/offer-store.ts');
    await changeOffer({ offer: stored, rows: {} });
    return { user, offer: stored, seen: { offer: offer.id, version: 1, state: 'sent' as const } };
  }

  it('an acceptance wins: nothing is sent, and the owner reads that [SND-037, SND-036]', async () => {
    const ready = await sentOnce();
    const outcome = {
      by: 'customer',
      how: null,
      day: '2026-12-03',
      note: null,
      at: now.toISOString(),
    } as const;
    meanwhile(() => transact([heads.changingHead(ready.seen, { state: 'accepted', outcome })]));
    await expect(send(ready, { revision: 2 })).rejects.toMatchObject({
      code: 'offer-accepted',
      params: { date: '03/12/2026' },
    });
    vi.restoreAllMocks();
    expect(await listVersions(ready.offer.id)).toHaveLength(1);
    expect(await heads.readSentHead(ready.offer.id)).toMatchObject({
      state: 'accepted',
      version: 1,
      preparing: null,
    });
  });

  it('an opening changes nothing: the version is sent, and the former one was opened [SND-037, SND-038]', async () => {
    const ready = await sentOnce();
    const openedAt = now.toISOString();
    meanwhile(() => transact([heads.changingHead(ready.seen, { state: 'opened', openedAt })]));
    const { sent } = await send(ready, { revision: 2 });
    vi.restoreAllMocks();
    expect(sent).toMatchObject({ version: 2, state: 'sent' });
    const [former] = await listVersions(ready.offer.id);
    expect(former).toMatchObject({ number: 1, state: 'superseded', openedAt });
  });
});

describe('a mail that SES', () => {
  it('refuses leaves the version sent, and says so [SND-021]', async () => {
    const ready = await aReadyOffer();
    const { SESv2ServiceException } = await import('@aws-sdk/client-sesv2');
    ses.on(SendEmailCommand).rejects(
      new SESv2ServiceException({
        ...{ name: 'MessageRejected', $fault: 'client', message: 'no', $metadata: { httpStatusCode: 400 } },
      }),
    );
    const { sent, deliveries } = await send(ready);
    expect([sent.state, deliveries.map(({ status }) => status)]).toEqual(['sent', ['failed']]);
  });

  it('does not answer leaves it unknown [SND-022]', async () => {
    const ready = await aReadyOffer();
    ses.on(SendEmailCommand).rejects(new Error('no answer'));
    const { sent, deliveries } = await send(ready);
    expect([sent.state, deliveries.map(({ status }) => status)]).toEqual(['sent', ['unknown']]);
    expect(ses.commandCalls(SendEmailCommand)).toHaveLength(1);
  });
});

describe('the cost of a sending', () => {
  it('by mail to two people is at most 29 read and 50 write units, of a second version as of the first', async () => {
    const ready = await aReadyOffer();
    const recipients = ['mara@example.com', 'gino@example.com'];
    const first = await capacityOf(() => send(ready, { recipients }));
    const { offer, rows } = await readOffer(ready.user.id, ready.offer.id);
    await changeOffer({ offer: { ...offer, title: 'Altra facciata', revision: 2 }, rows });
    const second = await capacityOf(() => send(ready, { recipients, revision: 2, at: later(60) }));
    for (const { read, write } of [first, second]) {
      expect(read).toBeLessThanOrEqual(29);
      expect(write).toBeLessThanOrEqual(50);
    }
    expect(second.requests).toBe(first.requests);
  });
});
