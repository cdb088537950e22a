import { ConditionFailed, transact } from '#lambdas/runtime/table/transact.ts';
import { handMail, type TrackedMail } from '#lambdas/store/mail/send-mail.ts';
import { DomainError } from '#shared/errors.ts';
import type { Delivery } from '#shared/schemas/sent-offer.ts';
import { isOneBlocked } from './blocked-address-store.ts';
import { addingDelivery, readDelivery } from './delivery-store.ts';
import { countingMail, pauseWhereNeeded, readMailStanding } from './mail-standing-store.ts';
import { noteReport } from './note-report.ts';

/** Refuses mails of an owner that are paused, or that would reach somebody who complained (SND-024, SND-051). */
export async function mustMayWrite(uid: string, addresses: readonly string[], now: Date): Promise<void> {
  if (await isOneBlocked(uid, addresses)) throw new DomainError('recipient-blocked');
  const { isPaused } = await readMailStanding(uid, now);
  if (!isPaused) return;
  // Who followed the last report may have been killed before it noted the pause: nobody could lift it.
  await pauseWhereNeeded(uid, now);
  throw new DomainError('mail-paused');
}

type Asked = Pick<Delivery, 'id' | 'offer' | 'uid' | 'kind' | 'version' | 'address'>;
export type MailOf = Omit<TrackedMail, 'to' | 'tags'>;
type At = { now: Date; newId: () => string };

/** A mail that is about to go to SES: a sender who is killed leaves it so (SND-022). */
export const begunDelivery = (asked: Asked, at: string): Delivery => ({
  ...asked,
  ...{ status: 'unknown', permanent: false, sesId: null, at, statusAt: at },
});

/**
 * Hands a mail about an offer to SES, once for each id: it is noted as `unknown` before. A sender who is killed in between
 * leaves it so; a later call with the id answers what is known and sends nothing (SND-022).
 */
export async function deliver(asked: Asked, mail: MailOf, { now, newId }: At): Promise<Delivery> {
  const at = now.toISOString();
  const begun = begunDelivery(asked, at);
  if (!(await wasBegun(begun, now))) return (await readDelivery(asked)) ?? begun;
  return hand(begun, mail, { now, newId });
}

/** Hands a mail to SES that was noted as `unknown` just now, by this call. */
export async function hand(begun: Delivery, mail: MailOf, { now, newId }: At): Promise<Delivery> {
  const { offer, id, address, at } = begun;
  const handed = await handMail({ ...mail, to: address, tags: { offer, delivery: id } });
  if (handed.status === 'unknown') return begun;
  const sesId = handed.status === 'handed' ? handed.sesId : null;
  await noteReport(
    { offer, id },
    { status: handed.status, permanent: false, statusAt: at, sesId },
    { now, newId },
  );
  // A report may have been faster.
  return (await readDelivery(begun)) ?? begun;
}

async function wasBegun(begun: Delivery, now: Date): Promise<boolean> {
  try {
    await transact([addingDelivery(begun), countingMail(begun.uid, 'sent', now)]);
    return true;
  } catch (cause) {
    if (cause instanceof ConditionFailed) return false;
    throw cause;
  }
}
