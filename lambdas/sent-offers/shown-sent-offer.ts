import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { answeredSentOffer } from '#lambdas/store/sent-offer/answered-sent-offer.ts';
import { readOwnOffer } from '#lambdas/store/sent-offer/own-offer.ts';
import type { OwnerContext } from './owner-event.ts';

/** The answer of an event: the sent offer as it is now. */
export const shownSentOffer = async (offer: string, { user, now }: Pick<OwnerContext, 'user' | 'now'>) =>
  mustBeThere((await answeredSentOffer(await readOwnOffer(user.id, offer), user, now)) ?? undefined);
