import type { PageMessage } from '#shared/offers/accepting/offer-page.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { askAs, type Guest } from '../parts/guest.ts';
import { useDoing } from '../parts/use-doing.ts';

/** `line`: the one that it is about. */
type Question = { version: number; text: string; line?: string };

/** Sends questions, each once for its key (ACC-016). */
export function useAsking(guest: Guest, onAsked: (message: PageMessage) => void) {
  const keyOf = useAttemptKey(randomId);
  const { isBusy, failure, run } = useDoing();
  const ask = (question: Question) =>
    void run(async () => {
      const { message } = await askAs<{ message: PageMessage }>(guest, 'ask', {
        ...question,
        key: keyOf(question),
      });
      onAsked(message);
    });
  return { isBusy, failure, ask };
}
