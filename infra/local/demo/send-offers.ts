import { newId } from '#lambdas/runtime/new-id.ts';
import { renderPdf } from '#lambdas/runtime/pdf/render-pdf.ts';
import { certifyAcceptances } from '#lambdas/sent-files/certify-acceptances.ts';
import { followDue } from '#lambdas/sent-files/follow-due.ts';
import { tellOwners } from '#lambdas/sent-files/tell-owners.ts';
import { day } from '#shared/day.ts';
import { type Around, type DemoDeed, doDeed } from './demo-deeds.ts';
import { demoFile } from './demo-file.ts';

/** An offer of the demo, and everything that is done with it. */
export type DemoSending = Omit<Around, 'now'> & { deeds: readonly DemoDeed[] };

/** How the local SES dates mails: those of the replay are of the past. */
export type MailClock = { now(): number };

type Present = { now: Date; mailClock: MailClock; signal: AbortSignal };

/** Milliseconds after midnight in Greenwich: customers are reminded at 10 in Rome. */
const morning = 9 * 60 * 60_000;

/**
 * Replays the last months of sent offers: what owners and customers did, each at its time, and what the schedule does
 * on each day. The days move whole, so that nobody signs at night.
 */
export async function sendOffers(
  sendings: readonly DemoSending[],
  { now, mailClock, signal }: Present,
): Promise<void> {
  const { referenceDate } = await demoFile<{ referenceDate: string }>('meta');
  const shift = Math.floor((now.getTime() - Date.parse(referenceDate)) / day) * day;
  const done = sendings.flatMap(({ deeds, ...of }) =>
    deeds.map((deed) => {
      const at = Date.parse(deed.at) + shift;
      return { at, run: () => doDeed(deed, { ...of, now: new Date(at) }) };
    }),
  );
  const first = Math.floor(Math.min(...done.map(({ at }) => at)) / day) * day + morning;
  const mornings = Array.from({ length: Math.ceil((now.getTime() - first) / day) }, (_, days) => ({
    at: first + days * day,
    run: async () => undefined,
  }));
  for (const { at, run } of [...done, ...mornings].toSorted((one, other) => one.at - other.at)) {
    if (signal.aborted) return;
    mailClock.now = () => at;
    await run();
    await follow(() => new Date(at));
  }
}

/** Does as the schedule does each minute, but for pushes: nobody has a device yet. */
async function follow(clock: () => Date): Promise<void> {
  await tellOwners(clock, Number.POSITIVE_INFINITY);
  await followDue({ clock, newId });
  await certifyAcceptances(renderPdf, clock, Number.POSITIVE_INFINITY);
}
