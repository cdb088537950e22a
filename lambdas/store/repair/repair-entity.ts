import { env } from '#lambdas/runtime/env.ts';
import type { StepOutcome } from '#lambdas/store/job/run-job.ts';
import { DomainError } from '#shared/errors.ts';
import { pauseAfter } from '#shared/repair/pauses.ts';
import type { RepairStep } from '#shared/repair/steps.ts';
import type { RepairedKind } from '#shared/repair/tasks.ts';
import type { Job } from '#shared/schemas/job.ts';
import { mendPhase } from './mend-phase.ts';
import { mendProduct } from './mend-product.ts';
import { mendQuotation } from './mend-quotation.ts';
import { mendUser } from './mend-user.ts';
import type { Asked, Elsewhere, Mended } from './mended.ts';
import { detailOf, linesAt, messageOf } from './repair-log.ts';

const mends: Readonly<Record<RepairedKind, (asked: Asked) => Promise<Mended | Elsewhere | undefined>>> = {
  user: mendUser,
  quotation: mendQuotation,
  phase: mendPhase,
  product: mendProduct,
};

/** Bytes that a transaction takes beside the job and its log. */
const largestWrites = 3_900_000;

/** One entity and one task. A failure is logged and left: the next entity has its turn (OPW-57). */
export async function repairEntity(
  { task, kind, id }: Extract<RepairStep, { at: 'entity' }>,
  asked: Omit<Asked, 'task' | 'id'>,
  reached: Job,
): Promise<StepOutcome> {
  const { work, by } = asked;
  const line = linesAt(by.updatedAt);
  try {
    const mended = await mends[kind]({ ...asked, task, id });
    if (mended === 'elsewhere') return { ended: {} };
    if (!mended) return { ended: `${task}.gone` };
    const { subject, changes, remarks = [] } = mended;
    const log = remarks.map(({ code, detail }) => line('warn', code, subject, detail));
    if (changes.length === 0) return { ended: `${task}.unchanged`, log };
    const code = work.dryRun ? `${kind}.would` : `${kind}.changed`;
    log.push(line('info', code, subject, detailOf(changes)));
    const ended = { [`${task}.changed`]: 1, [countOf(task, kind)]: 1 };
    if (work.dryRun) return { ended, log };
    const rest = restAfter(task, kind, reached);
    return { ended, log, writes: storable(mended.writes), rest, refused: failed('conflict') };
  } catch (cause) {
    return failed(messageOf(cause));
  }

  function failed(message: string) {
    return {
      ended: `${task}.failed`,
      log: [line('error', `${kind}.failed`, id, message)],
      note: { subject: id, reason: message },
    };
  }
}

const countOf = (task: string, kind: RepairedKind) => `${task}.${kind}`;

function restAfter(task: Asked['task'], kind: RepairedKind, { counts }: Job): number {
  const written = (counts[countOf(task, kind)] ?? 0) + 1;
  return env.makesRepairPauses ? pauseAfter(task, kind, written) : 0;
}

/** Writes that no transaction takes would stop the job for good. */
function storable(writes: Mended['writes']): Mended['writes'] {
  if (Buffer.byteLength(JSON.stringify(writes)) > largestWrites) throw new DomainError('too-large');
  return writes;
}
