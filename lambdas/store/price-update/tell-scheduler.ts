import { log } from '#lambdas/runtime/log.ts';
import { heldUpdateMail } from '#lambdas/store/mail/held-update-mail.ts';
import { sendMail } from '#lambdas/store/mail/send-mail.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import { confirmedIdOf } from '#shared/price-update/confirmed-id-of.ts';
import type { Job } from '#shared/schemas/job.ts';
import { readScheduled } from './waiting-updates.ts';

type OtherPrices = Parameters<typeof heldUpdateMail>[2];

/** Writes to the person who scheduled an update that it is held. A mail that fails holds up nothing. */
export async function tellScheduler(job: Job, others: OtherPrices): Promise<void> {
  const scheduled = await readScheduled(confirmedIdOf(job));
  const user = scheduled && (await readUser(scheduled.user));
  if (!user || user.archived || !user.emailVerified) return;
  try {
    await sendMail(heldUpdateMail(user, job, others));
  } catch (cause) {
    log.error('nobody was told of a held price update', cause instanceof Error ? cause : String(cause));
  }
}
