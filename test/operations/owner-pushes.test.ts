import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Push, Records } from '#infra/local/sns/push-records.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { client } from '#lambdas/runtime/table/table.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { pushOwners } from '#lambdas/sent-files/push-owners.ts';
import { listDevicesOf, readDevices } from '#lambdas/store/device/device-store.ts';
import { deleteEndpoint } from '#lambdas/store/device/push-devices.ts';
import { pushClient } from '#lambdas/store/device/push-service.ts';
import { readLightOffer } from '#lambdas/store/offer/offer-store.ts';
import { addingOwnEvent } from '#lambdas/store/own-event/adding-own-event.ts';
import { listDuePushes, takePush } from '#lambdas/store/own-event/due-push-store.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import type { OwnEvent } from '#shared/schemas/own-event.ts';
import { withToken } from '#test/support/accounts-api.ts';
import { cloudUrl } from '#test/support/cloud.ts';
import { killAfter } from '#test/support/kill-after.ts';
import { offersOf, only } from '#test/support/offers-api.ts';
import { answered } from '#test/support/quotations-api.ts';
import { aSentOffer, type SentOffer, sentAt } from '#test/support/sent-offers.ts';

/** A day at noon and at night in Rome, after everything that other tests left. */
const noon = new Date('2047-03-03T11:00:00.000Z');
const night = new Date('2047-03-03T21:30:00.000Z');
const morning = new Date('2047-03-04T06:00:00.000Z');

const pushAt = (now: Date) => pushOwners(() => now, Number.POSITIVE_INFINITY);

beforeAll(async () => {
  for (const due of await listDuePushes(noon)) await takePush(due);
});

/** An offer whose owner has so many devices. */
async function withDevices(count = 1, settings: object = {}) {
  const sent = await aSentOffer();
  const tokens = Array.from({ length: count }, () => `device-${randomUUID()}`);
  for (const token of tokens) {
    const document = 'mutation ($token: String!) { registerDevice(token: $token, platform: "android") }';
    answered(await withToken(sent.session, document, { token }));
  }
  only(await offersOf(sent.session).updateOfferSettings({ revision: 0, ...settings }));
  return { ...sent, tokens };
}

const happens = async ({ uid, offer }: SentOffer, kind: OwnEvent['kind'], at = sentAt) =>
  transact(addingOwnEvent(uid, { id: newId(), at: at.toISOString(), kind, offer, version: 1 }));

async function pushesTo({ tokens }: { tokens: string[] }): Promise<Push[]> {
  const { pushes }: Records = await (await fetch(`${cloudUrl}/_local/pushes.json`)).json();
  return pushes.filter(({ devices }) => devices.some((token) => tokens.includes(token)));
}
const bellOf = async ({ uid }: SentOffer) =>
  (await itemsOf(`U#${uid}`, { prefix: 'EVENT#' })).map(({ kind }) => kind);

describe('a push about an offer', () => {
  it('goes to the devices of its owner alone, once, with number and event and no more [FUP-019]', async () => {
    const [sent, other] = await Promise.all([withDevices(2), withDevices()]);
    await happens(sent, 'question');
    for (let again = 0; again < 3; again += 1) await pushAt(noon);
    const pushes = await pushesTo(sent);
    expect(pushes.flatMap(({ devices }) => devices).toSorted()).toEqual(sent.tokens.toSorted());
    expect(pushes.every(({ devices }) => devices.length === 1)).toBe(true);
    expect(await pushesTo(other)).toEqual([]);
    const light = await readLightOffer(sent.uid, sent.offer);
    const { message } = JSON.parse(pushes[0]?.message.GCM ?? '').fcmV1Message;
    expect(message).toEqual({
      notification: {
        title: `Offerta ${light && offerNumber(light)}`,
        body: "C'è una domanda del cliente.",
      },
      data: { offerId: sent.offer },
    });
  });

  it('waits from 21:00 to 7:00 [FUP-019]', async () => {
    const sent = await withDevices();
    await happens(sent, 'opened');
    await pushAt(night);
    expect(await pushesTo(sent)).toEqual([]);
    await pushAt(morning);
    expect(await pushesTo(sent)).toHaveLength(1);
  });

  it('stays away where the owner turned it off; the bell has the event [FUP-017]', async () => {
    const sent = await withDevices(1, { mutedPushes: ['opened'] });
    await happens(sent, 'opened');
    await happens(sent, 'accepted', new Date(sentAt.getTime() + 1000));
    await pushAt(noon);
    const bodies = (await pushesTo(sent)).map(({ message }) => JSON.parse(message.APNS ?? '').aps.alert.body);
    expect(bodies).toEqual(['È stata accettata.']);
    expect(await bellOf(sent)).toEqual(['opened', 'accepted']);
  });

  it('is not made of events that have none [FUP-017]', async () => {
    const sent = await withDevices();
    await happens(sent, 'expired');
    expect((await listDuePushes(noon)).filter(({ uid }) => uid === sent.uid)).toEqual([]);
  });

  it('that one device does not take reaches the others, and is not tried again [FUP-020]', async () => {
    const sent = await withDevices(2);
    const [gone, left] = await readDevices(await listDevicesOf(sent.uid));
    await deleteEndpoint(gone?.endpointArn ?? '');
    await happens(sent, 'accepted');
    await pushAt(noon);
    expect((await pushesTo(sent)).flatMap(({ devices }) => devices)).toEqual([left?.token]);
    expect((await listDuePushes(noon)).filter(({ uid }) => uid === sent.uid)).toEqual([]);
  });

  it('is sent once where a run is killed before it took it, and not again after that [FUP-019]', async () => {
    const sent = await withDevices();
    await happens(sent, 'question');
    killAfter(0, [client]);
    await pushAt(noon);
    vi.restoreAllMocks();
    expect(await pushesTo(sent)).toEqual([]);
    await pushAt(noon);
    expect(await pushesTo(sent)).toHaveLength(1);
    await happens(sent, 'accepted', new Date(sentAt.getTime() + 1000));
    vi.spyOn(pushClient, 'send').mockRejectedValue(new Error('killed') as never);
    await pushAt(noon);
    vi.restoreAllMocks();
    await pushAt(noon);
    expect(await pushesTo(sent)).toHaveLength(1);
  });
});
