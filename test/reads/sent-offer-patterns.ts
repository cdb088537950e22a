import type { Offer } from '#shared/schemas/offer.ts';

const heads = () => import('#lambdas/store/sent-offer/sent-head-store.ts');
const versions = () => import('#lambdas/store/sent-offer/version-store.ts');
const timelines = () => import('#lambdas/store/sent-offer/timeline-store.ts');
const acceptances = () => import('#lambdas/store/sent-offer/acceptance-store.ts');
const codes = () => import('#lambdas/store/sent-offer/accept-code-store.ts');
const withdrawals = () => import('#lambdas/store/sent-offer/withdrawal-store.ts');
const deliveries = () => import('#lambdas/store/sent-offer/delivery-store.ts');
const hashes = () => import('#lambdas/store/sent-offer/known-hash-store.ts');
const standings = () => import('#lambdas/store/sent-offer/mail-standing-store.ts');
const terms = () => import('#lambdas/store/offer/processing-terms-store.ts');
const pushes = () => import('#lambdas/store/own-event/due-push-store.ts');
const events = () => import('#lambdas/store/own-event/own-event-store.ts');

/** The reads of a sent offer of a user. */
export const sentOfferPatterns = (uid: string, now: Date): Record<string, () => Promise<unknown>> => ({
  readSentHead: async () => (await heads()).readSentHead('offer'),
  readOwnHead: async () => (await heads()).readOwnHead(uid, 'offer'),
  readVersion: async () => (await versions()).readVersion('offer', 1),
  readKeptSnapshot: async () => (await versions()).readKeptSnapshot('offer', 1),
  listVersions: async () => (await versions()).listVersions('offer'),
  listTimeline: async () => (await timelines()).listTimeline('offer'),
  listMessages: async () => (await timelines()).listMessages('offer'),
  readAcceptance: async () => (await acceptances()).readAcceptance('offer'),
  readCode: async () => (await codes()).readCode({ offer: 'offer', id: 'link' }),
  readWithdrawal: async () => (await withdrawals()).readWithdrawal('offer'),
  listDueCertificates: async () => (await acceptances()).listDueCertificates(now),
  listDueOffers: async () => (await heads()).listDueOffers(now),
  listDuePushes: async () => (await pushes()).listDuePushes(now),
  listDueTellings: async () => (await timelines()).listDueTellings(now),
  readDelivery: async () => (await deliveries()).readDelivery({ offer: 'offer', id: 'mail' }),
  listDeliveries: async () => (await deliveries()).listDeliveries('offer'),
  readHash: async () => (await hashes()).readHash('a'.repeat(64)),
  listPausedMails: async () => (await standings()).listPausedMails(),
  readMailStanding: async () => (await standings()).readMailStanding(uid, now),
  readAcceptedTerms: async () => (await terms()).readAcceptedTerms(uid),
  listNewestEvents: async () => (await events()).listNewestEvents(uid),
  listEventsBefore: async () => (await events()).listEventsBefore(uid, now.toISOString()),
});

/** An offer of a user that was sent once. */
export async function sendOnce({ id: offer, uid }: Pick<Offer, 'id' | 'uid'>, now: Date): Promise<void> {
  const sentAt = now.toISOString();
  const sent = { state: 'sent', channel: 'link', sentAt, validUntil: '2026-12-31', value: 480_000 } as const;
  const { transact } = await import('#lambdas/runtime/table/transact.ts');
  const { beginPreparing, changingHead } = await heads();
  const { addingVersion } = await versions();
  await beginPreparing({ offer, uid }, 'key', now);
  await transact([
    changingHead({ offer, version: 0, state: null }, { version: 1, preparing: null, ...sent }),
    addingVersion(offer, {
      ...{
        number: 1,
        openedAt: null,
        outcome: null,
        recipients: [],
        asksCode: false,
        stamp: 0,
        total: 585_600,
        ...sent,
      },
      ...{ snapshotHash: 'a'.repeat(64), pdfHash: 'b'.repeat(64), pdfSize: 1000 },
    }),
  ]);
}
