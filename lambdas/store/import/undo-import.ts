import * as z from 'zod/mini';
import { readJobWork } from '#lambdas/store/job/job-work.ts';
import { type StepOutcome, stepAt, type Worker } from '#lambdas/store/job/run-job.ts';
import { nameOfPart } from '#shared/catalogue/workbook/imported.ts';
import { type AnyEnd, planUndo, type UndoStep, undoEndName } from '#shared/catalogue/workbook/plan-undo.ts';
import { DomainError } from '#shared/errors.ts';
import { id } from '#shared/schemas/id.ts';
import { aboutImported } from './about-entry.ts';
import { listImported } from './imported-batch.ts';
import { presentCatalogue } from './present-catalogue.ts';
import { type By, undoingWrites } from './undoing-writes.ts';

/** The import that is undone, by the id of its job. */
const undoWork = z.object({ import: id });

/** Puts back what an import changed, one step of it a step, the last first. What changed since stays. */
export const undoImport: Worker = async (job) => {
  const work = undoWork.parse(await readJobWork(job));
  const entries = await listImported(work.import);
  const open = entries.slice(0, entries.length - job.cursor);
  const steps = planUndo(entries, await presentCatalogue(open), job.cursor);
  return (index, now) =>
    undone(stepAt(steps, index - job.cursor, job), {
      updatedAt: now.toISOString(),
      updatedBy: job.startedBy,
    });
};

/** The outcome of a step; what changed since the plan was made, or cannot be written, is left. */
async function undone(step: UndoStep, by: By): Promise<StepOutcome> {
  const refused = outcomeOf(step, leaving(step, 'conflict'));
  if (step.ends.every((end) => typeof end !== 'string')) return outcomeOf(step, step.ends);
  try {
    const writes = await undoingWrites(step, by);
    return writes ? { ...outcomeOf(step, step.ends), writes, refused } : refused;
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause;
    return outcomeOf(step, leaving(step, cause.code));
  }
}

type Ends = readonly AnyEnd[];

/** The step when nothing of it can be done, for a reason that only its writing found. */
const leaving = ({ ends }: UndoStep, reason: string): Ends =>
  ends.map((end) => (typeof end === 'string' ? { left: reason } : end));

/** Counts the ends, and names what is left. */
function outcomeOf({ entry }: UndoStep, ends: Ends): StepOutcome {
  const names = ends.map(undoEndName);
  const ended = Object.fromEntries(
    [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]),
  );
  const left = ends.flatMap((end, index) =>
    typeof end === 'string' ? [] : [{ subject: nameOfPart(entry, index), reason: end.left }],
  );
  const [first, ...others] = left;
  if (!first) return { ended };
  const codes = others.map(({ subject }) => subject.slice(entry.name.length + 2));
  const { reason } = first;
  const subject = [first.subject, ...codes].join(', ');
  return { ended, note: { subject, reason, about: aboutImported(entry, reason) } };
}
