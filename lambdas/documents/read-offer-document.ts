import type * as z from 'zod/mini';
import type { Context } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { readCustomer } from '#lambdas/store/customer/customer-store.ts';
import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import type { LogoOf } from '#lambdas/store/document/printed-logo.ts';
import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { readLightOffer, readOffer } from '#lambdas/store/offer/offer-store.ts';
import { refusal } from '#shared/access/permissions.ts';
import { type OfferModel, offerModel } from '#shared/document/offer/offer-model.ts';
import type { OfferDocumentTexts } from '#shared/document/offer/offer-texts.ts';
import {
  type TitledNotice,
  titledNotice,
  withdrawalNotice,
} from '#shared/document/offer/withdrawal-notice.ts';
import { DomainError } from '#shared/errors.ts';
import { withCustomer } from '#shared/offers/printed-customer.ts';
import { documentLanguages } from '#shared/schemas/customer-input.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import type { AcceptedCopy } from './accepted-copy.ts';
import type { documentInput } from './document-input.ts';

export type ReadOfferDocument = {
  offer: Offer;
  model: OfferModel;
  /** For consumers. */
  notice: TitledNotice | null;
  texts: OfferDocumentTexts;
};

type Ways = {
  logoOf?: LogoOf;
  /** Without it an accepted offer is refused. */
  acceptedOf?: (offer: Offer, user: CurrentUser, now: Date) => Promise<AcceptedCopy>;
};

/** The PDF of a version is stored, and never made again (SND-005). */
const refuseAccepted: NonNullable<Ways['acceptedOf']> = async () => {
  throw new DomainError('offer-accepted');
};

/**
 * The offer of the caller that an address asks for, in the language that is asked for, else its own. A caller who may
 * not make offers is refused; the offer of anybody else is `not-found` (OFD-1, OFR-088).
 */
export async function readOfferDocument(
  { q, lang }: z.output<typeof documentInput>,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  { logoOf, acceptedOf = refuseAccepted }: Ways = {},
): Promise<ReadOfferDocument> {
  const refused = refusal('offer.prepare', caller);
  if (refused) throw new DomainError(refused);
  const owner = signedInUser(caller);
  const [{ offer: own }, light, settings, ownerLogo] = await Promise.all([
    readOffer(owner.id, q),
    readLightOffer(owner.id, q),
    readOfferSettings(owner.id),
    owner.showLogo && logoOf ? logoOf(owner.imageUrl) : null,
  ]);
  const isAccepted = light?.state === 'accepted';
  const { offer: stored, ...as } = isAccepted ? await acceptedOf(own, owner, now) : { offer: own, now };
  const customer = stored.customerId ? await readCustomer(owner.id, stored.customerId) : undefined;
  const language = documentLanguages.find((known) => known === lang) ?? stored.language;
  const offer = { ...withCustomer(stored, customer), language };
  const texts = offerDocumentTexts[language];
  const model = offerModel(offer, { owner, settings, ...as, ownerLogo }, texts);
  const notice = titledNotice(withdrawalNotice(offer, settings, texts), texts);
  return { offer, model, notice, texts };
}
