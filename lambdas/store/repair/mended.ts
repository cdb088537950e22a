import type { StepOutcome } from '#lambdas/store/job/run-job.ts';
import type { Change, Stored } from '#shared/repair/finding.ts';
import type { AnyRepairTask } from '#shared/repair/tasks.ts';
import type { RepairWork } from '#shared/schemas/repair.ts';

type Writes = NonNullable<StepOutcome['writes']>;

/** A line of the log beside the changes, by the code of its text. */
export type Remark = { code: string; detail?: string };

/** The repair of an entity; without changes there is nothing to do. */
export type Mended = {
  /** The name in the log: an object has its own name; a person and their things have the id. */
  subject: string;
  changes: readonly Change[];
  writes: Writes;
  remarks?: readonly Remark[];
};

/** It is of a country that the repair is not about: nothing is said of it, and nothing done. */
export type Elsewhere = 'elsewhere';

/** Whether the repair is about a stored country; a missing one is Italy (QDA-044). */
export type Manages = (country: unknown) => boolean;

export type Asked = {
  task: AnyRepairTask;
  id: string;
  work: RepairWork;
  manages: Manages;
  /** Keeps for the repair's undoing which country a person had. */
  keeping: (person: string, country: unknown) => Writes[number];
  /** The starter of the repair, and the time of the step. */
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

/** The name of an object, in any form; its id where it has none. */
export function namedBy({ name }: Stored, id: string): string {
  if (typeof name === 'string') return name || id;
  const italian = (name as { it?: unknown } | null | undefined)?.it;
  return typeof italian === 'string' && italian ? italian : id;
}
