import type { PageMessage } from '#shared/offers/accepting/offer-page.ts';
import type { Guest } from '../parts/guest.ts';
import { type SendingWays, useSending } from '../parts/use-sending.ts';

/** `line`: the one that it is about; `toExtend`: a new version answers it. */
type Question = { version: number; text: string; line?: string; toExtend?: true };

/** Sends questions, each once for its key (ACC-016). */
export function useAsking(guest: Guest, onAsked: (message: PageMessage) => void, ways?: SendingWays) {
  const { isSending, failure, isUnknown, send } = useSending(guest, 'ask', ways);
  const ask = async (question: Question) => {
    const answer = await send<{ message: PageMessage }>(question);
    if ('message' in answer) onAsked(answer.message);
  };
  return { isBusy: isSending, failure, isUnknown, ask: (question: Question) => void ask(question) };
}
