import { ConditionFailed } from '#lambdas/runtime/table/transact.ts';
import { conflictWith, type LastSave } from './conflict-with.ts';

/** Runs a write that builds on an earlier read. After a lost race the error names the other author and the time. */
export async function saveOrConflict<Result>(
  write: () => Promise<Result>,
  stored: () => Promise<LastSave | undefined>,
): Promise<Result> {
  try {
    return await write();
  } catch (cause) {
    const saved = cause instanceof ConditionFailed ? await stored() : undefined;
    throw saved ? conflictWith(saved) : cause;
  }
}
