import { readCustomer } from '#lambdas/store/customer/customer-store.ts';
import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { readOffer } from '#lambdas/store/offer/offer-store.ts';
import {
  contentDigest,
  type OfferSnapshot,
  offerSnapshot,
  type SnapshotOptions,
} from '#shared/document/offer/offer-snapshot.ts';
import { withCustomer } from '#shared/offers/printed-customer.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferSettings } from '#shared/schemas/offer-settings.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** An offer as it would be sent now: with its customer as they are, and its owner's data. */
export type WorkingCopy = { user: CurrentUser; offer: Offer; settings: OfferSettings };

/** The working copy of an offer of the user; `not-found` for that of anybody else. */
export async function readWorkingCopy(user: CurrentUser, id: string): Promise<WorkingCopy> {
  const [{ offer }, settings] = await Promise.all([readOffer(user.id, id), readOfferSettings(user.id)]);
  const customer = offer.customerId ? await readCustomer(user.id, offer.customerId) : undefined;
  return { user, offer: withCustomer(offer, customer), settings };
}

/** The snapshot of the version that a working copy becomes. */
export const snapshotOf = (
  { user, offer, settings }: WorkingCopy,
  as: Pick<SnapshotOptions, 'now' | 'version' | 'logo'>,
): OfferSnapshot =>
  offerSnapshot(offer, { owner: user, settings, ...as }, offerDocumentTexts[offer.language]);

/** The digest of what a working copy says (SND-010). */
export const contentOf = (working: WorkingCopy, now: Date): Promise<string> =>
  contentDigest(snapshotOf(working, { now, version: { number: 1, former: null }, logo: null }));
