import { randomUUID } from 'node:crypto';
import type { acceptedOffer } from '#lambdas/store/sent-offer/accepted-offer.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { selectableOffer } from '#shared/offers/accepting/selectable-offer.ts';
import type { Reminding } from '#shared/offers/following/reminding.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { dayAfter } from '#shared/offers/validity.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import type {
  Delivery,
  OfferMessage,
  OfferVersion,
  SendChannel,
  SentHead,
  TimelineEntry,
} from '#shared/schemas/sent-offer.ts';
import { withToken } from './accounts-api.ts';
import { documentOf } from './api-document.ts';
import { anOffer } from './builders/offer.ts';
import { offersOf, only } from './offers-api.ts';

/** A sent offer as its owner's screens show it. */
export type SentAnswer = Pick<
  SentHead,
  | 'offer'
  | 'version'
  | 'channel'
  | 'sentAt'
  | 'openedAt'
  | 'validUntil'
  | 'outcome'
  | 'cancelled'
  | 'value'
  | 'unmailed'
> & {
  state: string;
  accepted: Awaited<ReturnType<typeof acceptedOffer>>;
  signed: boolean;
  changed: boolean;
  preparing: boolean;
  failed: boolean;
  waitingQuestions: number;
  reminding: Reminding | null;
  nextReminder: string | null;
  leftOut: boolean;
  archived: boolean;
};
export type LinkAnswer = {
  id: string;
  recipient: string | null;
  inPerson: boolean;
  address: string;
  expiresAt: string;
  visits: number;
};
type Slice = { items: TimelineEntry[]; next: string | null };

/** The operations on sent offers, by the holder of a token. */
export function sentOffersOf(token: string) {
  const call =
    <Answer>(operation: string) =>
    (variables: object = {}) =>
      withToken<Record<string, Answer>>(token, documentOf(operation), { ...variables });
  const ofOffer = <Answer>(operation: string) => {
    const send = call<Answer>(operation);
    return (offer: string, input: object = {}) => send({ offer, ...input });
  };
  const withKey = <Answer>(operation: string) => {
    const send = ofOffer<Answer>(operation);
    return (offer: string, input: object = {}) => send(offer, { key: randomUUID(), ...input });
  };
  return {
    sentOffer: ofOffer<SentAnswer | null>('Query.sentOffer'),
    offerVersions: ofOffer<OfferVersion[]>('Query.offerVersions'),
    offerVersion: ofOffer<string>('Query.offerVersion'),
    offerAsCustomer: ofOffer<string>('Query.offerAsCustomer'),
    offerFile: ofOffer<string>('Query.offerFile'),
    offerTimeline: ofOffer<Slice>('Query.offerTimeline'),
    offerMessages: ofOffer<OfferMessage[]>('Query.offerMessages'),
    offerLinks: ofOffer<LinkAnswer[]>('Query.offerLinks'),
    offerDeliveries: ofOffer<Delivery[]>('Query.offerDeliveries'),
    withdrawOffer: ofOffer<SentAnswer>('Mutation.withdrawOffer'),
    markOfferAccepted: ofOffer<SentAnswer>('Mutation.markOfferAccepted'),
    markOfferLost: ofOffer<SentAnswer>('Mutation.markOfferLost'),
    reopenOffer: ofOffer<SentAnswer>('Mutation.reopenOffer'),
    cancelAcceptedOffer: ofOffer<SentAnswer>('Mutation.cancelAcceptedOffer'),
    answerOffer: withKey<OfferMessage>('Mutation.answerOffer'),
    createOfferLink: withKey<LinkAnswer>('Mutation.createOfferLink'),
    revokeOfferLink: ofOffer<string>('Mutation.revokeOfferLink'),
    skipReminder: ofOffer<SentAnswer>('Mutation.skipReminder'),
    remindNow: withKey<SentAnswer>('Mutation.remindNow'),
    leaveOutReminders: ofOffer<SentAnswer>('Mutation.leaveOutReminders'),
    archiveOffer: ofOffer<OfferLight>('Mutation.archiveOffer'),
    resendOffer: (offer: string, input: object = {}) =>
      call<{ link: LinkAnswer | null; deliveries: Delivery[] }>('Mutation.resendOffer')({
        input: { key: randomUUID(), offer, ...input },
      }),
  };
}

const until = dayAfter(dayInRome(new Date()), 30);

export type Planted = Partial<Omit<SentHead, 'state' | 'channel'>> & {
  state?: NonNullable<SentHead['state']>;
  channel?: SendChannel;
  recipients?: string[];
};

/** Hashes of a planted version: no other offer has them. */
export const hashesOf = (offer: string) => ({
  snapshotHash: `a${offer}`.padEnd(64, '0'),
  pdfHash: `b${offer}`.padEnd(64, '0'),
});

/** The newest version of an offer as the stores keep it, without files; fields may be others. */
export async function plantSent(
  { id: offer, uid }: Pick<Offer, 'id' | 'uid'>,
  changes: Planted = {},
): Promise<void> {
  const heads = await import('#lambdas/store/sent-offer/sent-head-store.ts');
  const versions = await import('#lambdas/store/sent-offer/version-store.ts');
  const { addingLine } = await import('#lambdas/store/sent-offer/timeline-store.ts');
  const { changingLight } = await import('#lambdas/store/offer/offer-store.ts');
  const { transact } = await import('#lambdas/runtime/table/transact.ts');
  const { recipients = ['mara@example.com'], channel = 'email', ...fields } = changes;
  const at = new Date().toISOString();
  const head = {
    ...{
      version: 1,
      state: 'sent' as NonNullable<SentHead['state']>,
      channel,
      firstSentAt: at,
      sentAt: at,
      validUntil: until,
    },
    ...{ value: 480_000, preparing: null, ...fields },
  };
  await plantFiles({ id: offer, uid }, 'Facciata');
  await heads.beginPreparing({ offer, uid }, 'planted', new Date());
  await transact([
    heads.changingHead({ offer, version: 0, state: null }, head),
    changingLight(
      { uid, id: offer },
      { state: head.state, version: head.version, sentUntil: head.validUntil },
    ),
    addingLine(offer, {
      id: 'sent',
      at,
      event: 'sent',
      by: 'owner',
      who: 'Andrea',
      version: 1,
      detail: channel,
    }),
    versions.addingVersion(offer, {
      ...{ number: head.version, state: head.state, channel, sentAt: at, openedAt: null, validUntil: until },
      ...{ ...hashesOf(offer), pdfSize: 1000, asksCode: false },
      ...{ recipients, value: head.value, stamp: 0, total: 585_600, outcome: null },
    }),
  ]);
}

/** A new offer of the holder of a token, sent once. */
export async function aSentOffer(token: string, changes: Planted = {}): Promise<Offer> {
  const offer = only<Offer>(await offersOf(token).createOffer({ title: 'Facciata' }));
  await plantSent(offer, changes);
  return offer;
}

/** Part of a snapshot: what an erasure changes, and what it leaves. */
const snapshotOf = (mark: string) =>
  ({
    ...{
      format: 1,
      version: 1,
      number: '1/2026',
      title: mark,
      language: 'it',
      site: mark,
      validUntil: until,
    },
    owner: { name: 'Ditta Offerte', phone: null, email: 'ditta@example.com' },
    model: {
      title: 'Offerta',
      totals: { label: 'Totale', lines: [] },
      owner: { person: 'Anna Bianchi' },
      ...{
        customer: { label: 'Cliente', lead: mark, lines: [mark] },
        job: { label: 'Lavoro', lead: mark, lines: [mark] },
      },
      ...{ intro: `<p>${mark}</p>`, texts: [{ title: 'Condizioni', text: mark }] },
      plan: { title: 'Pagamento', rows: [], lines: [mark] },
      sections: [{ name: 'Facciata', total: '4.800,00 €' }],
    },
    selectable: selectableOffer(anOffer([])),
  }) as unknown as OfferSnapshot;

/** The files of a planted version. */
export async function plantFiles(offer: Pick<Offer, 'id' | 'uid'>, mark: string): Promise<void> {
  const { writeFile } = await import('#lambdas/runtime/files/files.ts');
  const { versionFile } = await import('#lambdas/store/sent-offer/version-store.ts');
  const named = { offer: offer.id, uid: offer.uid };
  await Promise.all([
    writeFile(versionFile(named, 1, '.json'), Buffer.from(JSON.stringify(snapshotOf(mark)))),
    writeFile(versionFile(named, 1, '.pdf'), Buffer.from(`%PDF ${mark}`)),
    writeFile(versionFile(named, 1, '-signed.pdf'), Buffer.from(`%PDF signed ${mark}`)),
  ]);
}
