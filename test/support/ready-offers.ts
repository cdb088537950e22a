import { randomUUID } from 'node:crypto';
import { processingTerms } from '#shared/offers/sending/processing-terms.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { Delivery } from '#shared/schemas/sent-offer.ts';
import { withToken } from './accounts-api.ts';
import { documentOf } from './api-document.ts';
import { aNewCustomer } from './customers-api.ts';
import { anOfferer, newWork, offersOf, only } from './offers-api.ts';
import type { LinkAnswer, SentAnswer } from './sent-offers-api.ts';

export type SendAnswer = { sent: SentAnswer; link: LinkAnswer | null; deliveries: Delivery[] };

/** Sends offers by the holder of a token; by link, where nothing else is said. */
export const sendingBy =
  (token: string) =>
  (offer: Pick<Offer, 'id' | 'revision'>, input: object = {}) =>
    withToken<Record<string, SendAnswer>>(token, documentOf('Mutation.sendOffer'), {
      input: {
        ...{ key: randomUUID(), offer: offer.id, revision: offer.revision, channel: 'link' },
        ...{ processingTerms, ...input },
      },
    });

/** A painter whose offers can be sent. */
export async function aSender(changes: object = {}) {
  const user = await anOfferer(changes);
  const offers = offersOf(user.token);
  only(
    await offers.updateOfferSettings({
      ...{ revision: 0, businessName: 'Tinteggiature Conti', vatNumber: '00743110157' },
      iban: 'IT60X0542811101000000123456',
    }),
  );
  return { ...user, offers, send: sendingBy(user.token) };
}

/** An offer of them with nothing left to settle: a customer, so many works, a plan. */
export async function aReadyOffer(token: string, works = 1): Promise<Offer> {
  const offers = offersOf(token);
  const customer = only<{ id: string }>(
    await withToken<Record<string, { id: string }>>(token, documentOf('Mutation.createCustomer'), {
      ...{ key: randomUUID(), customer: aNewCustomer({ email: 'mara@example.com' }) },
    }),
  );
  const { id, revision } = only<Offer>(
    await offers.createOffer({ title: 'Facciata di Villa Rosa', customerId: customer.id }),
  );
  const lines = Array.from({ length: works }, (_, at) =>
    newWork(`line-${String(at).padStart(3, '0')}`, { longText: { it: `Due mani, posa numero ${at + 1}` } }),
  );
  return only<Offer>(await offers.updateOffer({ id, revision, lines }));
}
