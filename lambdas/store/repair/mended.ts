import type { StepOutcome } from '#lambdas/store/job/run-job.ts';
import type { Change, Stored } from '#shared/repair/finding.ts';
import type { AnyRepairTask } from '#shared/repair/tasks.ts';
import type { RepairWork } from '#shared/schemas/repair.ts';

type Writes = NonNullable<StepOutcome['writes']>;

/** What is to be told of an entity beside its changes: by the code of its text. */
export type Remark = { code: string; detail?: string };

/** What a task would do to an entity: nothing, when there are no changes. */
export type Mended = {
  /** How a log names it: an object by its name, a person and what is his by the id alone. */
  subject: string;
  changes: readonly Change[];
  writes: Writes;
  remarks?: readonly Remark[];
};

/** It is of a country that the repair is not about: nothing is said of it, and nothing done. */
export type Elsewhere = 'elsewhere';

/** Whether the repair is about what has a stored country; a missing one is Italy (QDA-044). */
export type Manages = (country: unknown) => boolean;

export type Asked = {
  task: AnyRepairTask;
  id: string;
  work: RepairWork;
  manages: Manages;
  /** Keeps for the repair's undoing which country a person had. */
  keeping: (person: string, country: unknown) => Writes[number];
  /** Who began the repair, and when the step is done. */
  by: { updatedAt: string; updatedBy: string };
};

export const unchanged = (subject: string, remarks: readonly Remark[] = []): Mended => ({
  subject,
  changes: [],
  writes: [],
  remarks,
});

/** The revision of a stored entity; older records have none, which counts as the first. */
export const revisionOf = ({ revision }: Stored): number => (typeof revision === 'number' ? revision : 1);

/** The name of an object, in whatever form; its id where it has none. */
export function namedBy({ name }: Stored, id: string): string {
  if (typeof name === 'string') return name || id;
  const italian = (name as { it?: unknown } | null | undefined)?.it;
  return typeof italian === 'string' && italian ? italian : id;
}
