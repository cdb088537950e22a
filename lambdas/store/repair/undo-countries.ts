import { readJobWork } from '#lambdas/store/job/job-work.ts';
import type { StepOutcome, Worker } from '#lambdas/store/job/run-job.ts';
import { readStoredUser, writingUser } from '#lambdas/store/user/user-store.ts';
import { italy } from '#shared/geography/countries.ts';
import { shown } from '#shared/repair/finding.ts';
import type { Job } from '#shared/schemas/job.ts';
import { undoWork } from '#shared/schemas/repair.ts';
import { user as userSchema } from '#shared/schemas/user.ts';
import { revisionOf } from './mended.ts';
import { readCountryBefore } from './moved-people.ts';
import { detailOf, linesAt, messageOf } from './repair-log.ts';
import { starterOf } from './starter.ts';

/** Gives people back the country before a repair, one a step, where they still have the one of the repair. */
export const undoCountries = async (job: Job): ReturnType<Worker> => {
  const work = undoWork.parse(await readJobWork(job));
  return async (index, now, reached) => {
    const line = linesAt(now.toISOString());
    if (index === 0) return { ended: {}, log: [line('info', 'undo-started')] };
    const person = work.people[index - 1];
    if (person === undefined)
      return { ended: {}, log: [line('success', 'undo-done', undefined, done(reached))] };
    if (!(await starterOf({ starter: work.starter, forceItaly: true }))) return { ended: {} };
    return givenBack(person, work.undo, { updatedAt: now.toISOString(), updatedBy: job.startedBy });
  };
};

const done = ({ counts }: Job) => String(counts['userCountries.changed'] ?? 0);

type By = { updatedAt: string; updatedBy: string };

async function givenBack(id: string, repair: string, by: By): Promise<StepOutcome> {
  const line = linesAt(by.updatedAt);
  const [stored, kept] = await Promise.all([readStoredUser(id), readCountryBefore(repair, id)]);
  if (!stored || !kept) return { ended: 'userCountries.gone' };
  const { country: now } = stored;
  if (now !== italy) return { ended: 'userCountries.left', log: [line('warn', 'user.left', id, shown(now))] };
  const failed = (message: string) => ({
    ended: 'userCountries.failed',
    log: [line('error', 'user.failed', id, message)],
    note: { subject: id, reason: message },
  });
  try {
    const after = userSchema.parse({
      ...stored,
      ...by,
      country: kept.country,
      revision: revisionOf(stored) + 1,
    });
    const change = { before: shown(now), after: shown(kept.country) };
    const log = [line('info', 'user.changed', id, detailOf([change]))];
    return { ended: 'userCountries.changed', log, writes: writingUser(after), refused: failed('conflict') };
  } catch (cause) {
    return failed(messageOf(cause));
  }
}
