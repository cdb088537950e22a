import type { Offer } from '#shared/schemas/offer.ts';
import { aFreeLine, anOffer, aVatCode } from '#test/support/builders/offer.ts';
import { aReceivedOffer } from '#test/support/builders/received-offer.ts';
import type { SentLink, SentMail, SentOffer, SentVersion } from '#web/features/offers/sent/use-sent-offer.ts';
import { anOfferServer } from '../edit/open-offer.tsx';

/** An offer with nothing to settle, for a customer with an address. */
export const aReadyOffer = (fields: Partial<Offer> = {}): Offer =>
  anOffer([aFreeLine({ id: 'painting', description: { it: 'Pittura' }, price: 1_000_000 })], {
    vat: [aVatCode('IT10', 1000)],
    validUntil: '2099-12-31',
    customerId: 'customer',
    customer: {
      ...{ kind: 'private', name: 'Laura Rota', vatNumber: null, taxCode: null, sdiCode: null, pec: null },
      ...{ email: 'laura@rota.example', phone: '347 123 4567', address: 'Via Tasso 40' },
      ...{ postalCode: '24121', city: 'Bergamo', province: 'BG', country: 'IT' },
    },
    ...fields,
  });

/** Who gets a reminder, as the server says it where no mail had trouble. */
const remindingOf = ({ state, channel, waitingQuestions }: Partial<SentOffer>): SentOffer['reminding'] => {
  if (state && state !== 'sent' && state !== 'opened') return null;
  if (waitingQuestions) return 'question';
  return channel && channel !== 'email' ? 'owner' : 'customer';
};

export const aSentOffer = (fields: Partial<SentOffer> = {}): SentOffer => ({
  ...{ offer: 'offer', version: 1, state: 'sent', channel: 'email' },
  ...{ firstSentAt: '2026-11-23T17:02:00.000Z', sentAt: '2026-11-23T17:02:00.000Z', openedAt: null },
  ...{
    validUntil: '2099-12-31',
    outcome: null,
    cancelled: null,
    unmailed: null,
    value: 10_000,
    signed: false,
  },
  accepted: null,
  ...{ changed: false, preparing: false, failed: false, waitingQuestions: 0, reminding: remindingOf(fields) },
  ...{ nextReminder: null, leftOut: false, archived: false },
  ...fields,
});

export const aLink = (fields: Partial<SentLink> = {}): SentLink => ({
  ...{ id: 'link', recipient: null, inPerson: false, visits: 0 },
  address: 'https://preventivi.example/o/offer#t=token',
  ...{ createdAt: '2026-11-23T17:02:00.000Z', expiresAt: '2027-03-23T22:59:59.000Z' },
  ...{ firstOpenedAt: null, openedAt: null },
  ...fields,
});

export const aVersion = (fields: Partial<SentVersion> = {}): SentVersion => ({
  ...{ number: 1, state: 'sent', channel: 'email', sentAt: '2026-11-23T17:02:00.000Z', openedAt: null },
  ...{ validUntil: '2099-12-31', snapshotHash: '777a762e53dc810f'.padEnd(64, '0'), asksCode: false },
  ...{ recipients: ['laura@rota.example'], value: 10_000, stamp: 0, total: 11_000, outcome: null },
  ...fields,
});

export const aMail = (fields: Partial<SentMail> = {}): SentMail => ({
  ...{ id: 'mail', address: 'laura@rota.example', kind: 'offer', version: 1, status: 'delivered' },
  ...{ permanent: false, at: '2026-11-23T17:02:00.000Z' },
  ...fields,
});

type Answers = {
  offer?: Offer;
  sent?: SentOffer | null;
  links?: SentLink[];
  versions?: SentVersion[];
  mails?: SentMail[];
  /** Answers of other operations. */
  more?: Record<string, (variables: never) => unknown>;
  terms?: null;
  /** Other data of the owner for offers. */
  settings?: object;
};

/** The server of one offer and of what became of it. */
export function aSentServer(given: Answers = {}) {
  const { offer = aReadyOffer(), sent = null, links = [], versions = [], mails = [] } = given;
  const server = anOfferServer(offer, undefined, {
    acceptedTerms: given.terms === undefined ? '2026-11' : null,
    ...given.settings,
  });
  let now = sent;
  Object.assign(server.answers, {
    SentOffer: () => ({ sentOffer: now }),
    Customer: () => ({
      customer: {
        sites: [],
        email: 'laura@rota.example',
        contacts: [{ id: 'gino', name: 'Gino Pesenti', role: null, phone: null, email: 'gino@rota.example' }],
      },
    }),
    OfferLinks: () => ({ offerLinks: links }),
    OfferVersions: () => ({ offerVersions: versions }),
    OfferVersion: ({ version }: { version: number }) => ({
      offerVersion: JSON.stringify({ version, ...aReceivedOffer(offer).content }),
    }),
    OfferDeliveries: () => ({ offerDeliveries: mails }),
    OfferMessages: () => ({ offerMessages: [] }),
    OfferTimeline: () => ({ offerTimeline: { items: [], next: null } }),
    SendOffer: ({ input }: { input: { channel: SentOffer['channel']; recipients?: string[] } }) => {
      now = aSentOffer({ version: (now?.version ?? 0) + 1, channel: input.channel });
      const to = input.recipients ?? [];
      return {
        sendOffer: {
          sent: now,
          link: input.channel === 'email' ? null : aLink(),
          deliveries: to.map((address) => aMail({ address, status: 'handed' })),
        },
      };
    },
    ...given.more,
  });
  return {
    ...server,
    sentInputs: () => server.asked<{ input: Record<string, unknown> }>('SendOffer').map(({ input }) => input),
    become: (fields: Partial<SentOffer>) => {
      now = aSentOffer(fields);
    },
  };
}
