import type * as z from 'zod/mini';
import type { Context } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { existingCustomer } from '#lambdas/store/customer/customer-store.ts';
import { shownColourCard } from '#lambdas/store/customer-uses/shown-colour-card.ts';
import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import { printedLogo } from '#lambdas/store/document/printed-logo.ts';
import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { refusal } from '#shared/access/permissions.ts';
import { colourCardModel } from '#shared/customers/colour-card-model.ts';
import { offerOwner } from '#shared/document/offer/offer-owner.ts';
import { DomainError } from '#shared/errors.ts';
import { colourCardTexts } from './colour-card-texts.ts';
import type { documentInput } from './document-input.ts';

export type ReadColourCard = Awaited<ReturnType<typeof readColourCard>>;

/** The colour card of a customer of the caller, in the customer's language; anybody else's is `not-found` (CUS-036). */
export async function readColourCard(
  { q }: z.output<typeof documentInput>,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
) {
  const refused = refusal('offer.prepare', caller);
  if (refused) throw new DomainError(refused);
  const user = signedInUser(caller);
  const customer = await existingCustomer(user.id, q);
  const [{ lines }, settings, ownerLogo] = await Promise.all([
    shownColourCard(user.id, customer.id),
    readOfferSettings(user.id),
    user.showLogo ? printedLogo(user.imageUrl) : null,
  ]);
  const model = colourCardModel(customer, lines);
  const { language } = model;
  return {
    model,
    owner: offerOwner(user, { settings, ownerLogo }, offerDocumentTexts[language]),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(now),
    texts: colourCardTexts[language],
  };
}
