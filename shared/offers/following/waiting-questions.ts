import type { OfferMessage } from '#shared/schemas/sent-offer.ts';

/** Questions of the customer since the owner's last answer, of a thread from its beginning (FUP-005). */
export const waitingQuestions = (thread: readonly Pick<OfferMessage, 'by'>[]): number =>
  thread.length - 1 - thread.findLastIndex(({ by }) => by === 'owner');
