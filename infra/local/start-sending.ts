import type { DemoSending, MailClock } from './demo/send-offers.ts';
import { messageOf } from './start-problem.ts';

type Around = { mailClock: MailClock; log(line: string): void };

/** Sends offers of the demo beside the running cloud. What a stop leaves stays as it is: drafts, or without an answer. */
export function startSending(sendings: readonly DemoSending[], around: Around) {
  const stopping = new AbortController();
  let isAtWork = true;
  const sent = send(sendings, stopping.signal, around).finally(() => {
    isAtWork = false;
  });
  return {
    sent,
    isAtWork: () => isAtWork,
    async stop() {
      stopping.abort();
      await sent;
    },
  };
}

async function send(sendings: readonly DemoSending[], signal: AbortSignal, { mailClock, log }: Around) {
  if (sendings.length === 0) return;
  try {
    // Loaded only now: its clients read the environment when they are imported.
    const { sendOffers } = await import('./demo/send-offers.ts');
    await sendOffers(sendings, { now: new Date(), mailClock, signal });
    if (!signal.aborted) log(`Demo data: ${sendings.length} offers were sent, and customers answered.`);
  } catch (cause) {
    log(`Demo data: not all offers were sent. ${messageOf(cause)}`);
  } finally {
    mailClock.now = Date.now;
  }
}
