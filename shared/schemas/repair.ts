import * as z from 'zod/mini';
import { rebuildTasks, repairTasks } from '#shared/repair/tasks.ts';
import { id } from './id.ts';

/** The tasks asked for. `forceItaly` gives every user the country IT, so it has a switch of its own (OPW-55). */
export const startRepairInput = z.strictObject({
  key: id,
  tasks: z.array(z.enum(repairTasks)).check(
    z.minLength(1),
    z.maxLength(repairTasks.length),
    z.refine((tasks) => new Set(tasks).size === tasks.length),
  ),
  dryRun: z.boolean(),
  forceItaly: z.boolean(),
});
export type StartRepairInput = z.output<typeof startRepairInput>;

/** The repair that is undone: one that gave people another country. */
export const undoRepairInput = z.strictObject({ key: id, job: id });

const ids = z.array(z.string());

/** The starter: their rights at each step decide what it touches. Older work has none. */
const starter = z._default(z.string(), '');

/** The task of a repair: its tasks in order, and the ids of everything that they look at, as it was when it began. */
export const repairWork = z.object({
  tasks: z.array(z.enum([...repairTasks, ...rebuildTasks])),
  dryRun: z.boolean(),
  forceItaly: z.boolean(),
  starter,
  entities: z.object({ user: ids, quotation: ids, phase: ids, product: ids }),
});
export type RepairWork = z.infer<typeof repairWork>;

/** The people whose country a repair changed. */
export const undoWork = z.object({ undo: id, starter, people: ids });
export type UndoWork = z.infer<typeof undoWork>;
