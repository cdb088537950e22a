import { randomUUID } from 'node:crypto';
import type { MaterialChange } from '#shared/offers/material-changes.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferTemplateRow, OfferText, OfferTextRow } from '#shared/schemas/offer-block.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import type { MailTemplate, OfferSettings } from '#shared/schemas/offer-settings.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { changed, registeredAndSignedIn, withToken } from './accounts-api.ts';
import { documentOf } from './api-document.ts';
import { aNewQuotation, answered, type NewQuotation } from './quotations-api.ts';

/** A verified painter with a price list of the demo, and no offer yet. */
export async function anOfferer(changes: object = {}) {
  const user = await registeredAndSignedIn({ company: 'Ditta Offerte' });
  await changed(user.id, { emailVerified: true, pricelist: 'pcu', pricelistConfirmed: true, ...changes });
  return user;
}

type Settings = OfferSettings & {
  given: Pick<OfferSettings, MailTemplate | 'withdrawalNotice'>;
  nextNumber: number;
  acceptedTerms: string | null;
};
type Changes = {
  materials: MaterialChange[];
  works: string[];
  quantities: { lineId: string; quantity: number | null }[];
};
type Slice = { items: OfferLight[]; next: string | null };

/** The operations on offers, by the holder of a token. */
export function offersOf(token: string) {
  const call =
    <Answer>(operation: string) =>
    (variables: object = {}) =>
      withToken<Record<string, Answer>>(token, documentOf(operation), { ...variables });
  const withInput = <Answer>(operation: string) => {
    const send = call<Answer>(operation);
    return (input: object) => send({ input });
  };
  const withKey = <Answer>(operation: string) => {
    const send = withInput<Answer>(operation);
    return (input: object = {}) => send({ key: randomUUID(), ...input });
  };
  return {
    offers: (after?: string) => call<Slice>('Query.offers')({ after }),
    offer: (id: string) => call<Offer>('Query.offer')({ id }),
    offerChanges: (id: string) => call<Changes>('Query.offerChanges')({ id }),
    createOffer: withKey<Offer>('Mutation.createOffer'),
    updateOffer: withInput<Offer>('Mutation.updateOffer'),
    duplicateOffer: withKey<Offer>('Mutation.duplicateOffer'),
    deleteOffer: (id: string) => call<string>('Mutation.deleteOffer')({ id }),
    offerSettings: call<Settings>('Query.offerSettings'),
    updateOfferSettings: withInput<Settings>('Mutation.updateOfferSettings'),
    offerTexts: call<OfferTextRow[]>('Query.offerTexts'),
    offerText: (id: string) => call<OfferText>('Query.offerText')({ id }),
    createOfferText: (text: object, key: string = randomUUID()) =>
      call<OfferText>('Mutation.createOfferText')({ key, text }),
    updateOfferText: call<OfferText>('Mutation.updateOfferText'),
    deleteOfferText: (id: string) => call<string>('Mutation.deleteOfferText')({ id }),
    offerTemplates: call<OfferTemplateRow[]>('Query.offerTemplates'),
    createOfferTemplate: (offer: string, name = 'Facciata', key: string = randomUUID()) =>
      call<OfferTemplateRow>('Mutation.createOfferTemplate')({ key, name, offer }),
    updateOfferTemplate: call<OfferTemplateRow>('Mutation.updateOfferTemplate'),
    deleteOfferTemplate: (id: string) => call<string>('Mutation.deleteOfferTemplate')({ id }),
  };
}

export type Offers = ReturnType<typeof offersOf>;

/** The one answer of a call; a refusal fails the test. */
export const only = <Answer>(answer: Parameters<typeof answered<Record<string, Answer>>>[0]): Answer =>
  Object.values(answered(answer))[0] as Answer;

/** A quotation of the holder of a token. */
export const quotationBy = async (token: string, changes: Partial<NewQuotation> = {}) =>
  only<Quotation>(
    await withToken(token, documentOf('Mutation.createQuotation'), { input: aNewQuotation(changes) }),
  );

/** A save of a quotation of the holder of a token. */
export const quotationSaved = async (token: string, input: object) =>
  only<Quotation>(await withToken(token, documentOf('Mutation.updateQuotation'), { input }));

/** The edit that makes a new work line. */
export const newWork = (id: string, fields: object = {}) => ({
  id,
  kind: 'work',
  description: { it: 'Tinteggiatura' },
  unit: 'mq',
  quantity: 120_000,
  price: 85_000,
  ...fields,
});
