import type { RepairWork } from '#shared/schemas/repair.ts';
import { type AnyRepairTask, kindsOfTask, type RepairedKind } from './tasks.ts';

export type RepairStep =
  | { at: 'start' | 'finish' }
  | { at: 'begin' | 'end'; task: AnyRepairTask }
  | { at: 'entity'; task: AnyRepairTask; kind: RepairedKind; id: string };

type Lists = Pick<RepairWork, 'tasks' | 'entities'>;

/** How many there are of what a task looks at. */
const entitiesOf = ({ entities }: Lists, task: AnyRepairTask): number =>
  kindsOfTask[task].reduce((sum, kind) => sum + entities[kind].length, 0);

/** A start, each task with a beginning, one step an entity and an end, and a finish. */
export const countRepairSteps = (work: Lists): number =>
  2 + work.tasks.reduce((sum, task) => sum + 2 + entitiesOf(work, task), 0);

/** The step of a number; a work may have hundreds of thousands, so nothing is laid out. */
export function repairStepAt(work: Lists, index: number): RepairStep {
  if (index === 0) return { at: 'start' };
  let place = index - 1;
  for (const task of work.tasks) {
    const length = 2 + entitiesOf(work, task);
    if (place < length) return stepOfTask(work, task, place, length);
    place -= length;
  }
  return { at: 'finish' };
}

function stepOfTask({ entities }: Lists, task: AnyRepairTask, place: number, length: number): RepairStep {
  if (place === 0) return { at: 'begin', task };
  if (place === length - 1) return { at: 'end', task };
  let left = place - 1;
  for (const kind of kindsOfTask[task]) {
    const id = entities[kind][left];
    if (id !== undefined) return { at: 'entity', task, kind, id };
    left -= entities[kind].length;
  }
  throw new Error(`The task ${task} has no step ${place}.`);
}
