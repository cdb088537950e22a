import type { Offer } from '#shared/schemas/offer.ts';

const heads = await import('#lambdas/store/sent-offer/sent-head-store.ts');
const versions = await import('#lambdas/store/sent-offer/version-store.ts');
const timelines = await import('#lambdas/store/sent-offer/timeline-store.ts');
const acceptances = await import('#lambdas/store/sent-offer/acceptance-store.ts');
const deliveries = await import('#lambdas/store/sent-offer/delivery-store.ts');
const hashes = await import('#lambdas/store/sent-offer/known-hash-store.ts');
const standings = await import('#lambdas/store/sent-offer/mail-standing-store.ts');
const terms = await import('#lambdas/store/offer/processing-terms-store.ts');
const events = await import('#lambdas/store/own-event/own-event-store.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');

/** The reads of a sent offer of a user. */
export const sentOfferPatterns = (uid: string, now: Date): Record<string, () => Promise<unknown>> => ({
  readSentHead: () => heads.readSentHead('offer'),
  readOwnHead: () => heads.readOwnHead(uid, 'offer'),
  readVersion: () => versions.readVersion('offer', 1),
  readKeptSnapshot: () => versions.readKeptSnapshot('offer', 1),
  listVersions: () => versions.listVersions('offer'),
  listTimeline: () => timelines.listTimeline('offer'),
  listMessages: () => timelines.listMessages('offer'),
  readAcceptance: () => acceptances.readAcceptance('offer'),
  readDelivery: () => deliveries.readDelivery({ offer: 'offer', id: 'mail' }),
  listDeliveries: () => deliveries.listDeliveries('offer'),
  readHash: () => hashes.readHash('a'.repeat(64)),
  readMailStanding: () => standings.readMailStanding(uid, now),
  readAcceptedTerms: () => terms.readAcceptedTerms(uid),
  listNewestEvents: () => events.listNewestEvents(uid),
  listEventsBefore: () => events.listEventsBefore(uid, now.toISOString()),
});

/** An offer of a user that was sent once. */
export async function sendOnce({ id: offer, uid }: Pick<Offer, 'id' | 'uid'>, now: Date): Promise<void> {
  const sentAt = now.toISOString();
  const sent = { state: 'sent', channel: 'link', sentAt, validUntil: '2026-12-31', value: 480_000 } as const;
  await heads.beginPreparing({ offer, uid }, 'key', now);
  await transact([
    heads.changingHead({ offer, version: 0, state: null }, { version: 1, preparing: null, ...sent }),
    versions.addingVersion(offer, {
      ...{
        number: 1,
        openedAt: null,
        outcome: null,
        recipients: [],
        asksCode: false,
        total: 585_600,
        ...sent,
      },
      ...{ snapshotHash: 'a'.repeat(64), pdfHash: 'b'.repeat(64), pdfSize: 1000 },
    }),
  ]);
}
