import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { refusedByState } from '#lambdas/store/sent-offer/refused-by-state.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import { allowedTo, type OwnerContext } from './owner-event.ts';

/** The newest version of an offer while it waits for its customer's answer; any other is refused by its state. */
export async function waitingOffer(
  { offer, version }: Pick<SentHead, 'offer' | 'version'>,
  context: OwnerContext,
): Promise<SentHead> {
  const { head, next } = mustBeThere(await allowedTo({ offer, version, event: 'resend' }, context));
  if (next === 'accepted') throw refusedByState('offer-accepted', head);
  return head;
}
