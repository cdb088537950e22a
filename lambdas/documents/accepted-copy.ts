import { isChanged } from '#lambdas/store/sent-offer/is-changed.ts';
import { readOwnHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { withAcceptedChoice } from '#lambdas/store/sent-offer/with-accepted-choice.ts';
import type { OfferOptions } from '#shared/document/offer/offer-model.ts';
import { DomainError } from '#shared/errors.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** The content of an accepted version, the day it was sent, and its number. */
export type AcceptedCopy = Pick<OfferOptions, 'now' | 'version'> & { offer: Offer };

/** The accepted version with what was chosen. An edit that was not sent is no part of it: such a working copy is refused. */
export async function acceptedCopy(offer: Offer, user: CurrentUser, now: Date): Promise<AcceptedCopy> {
  const head = await readOwnHead(user.id, offer.id);
  if (await isChanged(head, user, now)) throw new DomainError('offer-accepted');
  return {
    offer: await withAcceptedChoice(offer),
    version: { number: head.version, former: null },
    now: new Date(head.sentAt ?? now),
  };
}
