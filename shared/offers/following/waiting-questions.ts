import type { OfferMessage } from '#shared/schemas/sent-offer.ts';

type Message = Pick<OfferMessage, 'by' | 'version' | 'toExtend'>;

/**
 * Questions of the customer since the owner's last answer, of a thread from its beginning (FUP-005). A newer version answers
 * the wish to extend the former one.
 */
export const waitingQuestions = <Each extends Message>(thread: readonly Each[], newest: number): Each[] =>
  thread
    .slice(thread.findLastIndex(({ by }) => by === 'owner') + 1)
    .filter(({ toExtend, version }) => !toExtend || version === newest);
