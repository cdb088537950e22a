import { ConditionFailed } from '#lambdas/store/transact.ts';
import { DomainError } from '#shared/errors.ts';

type Saved = { updatedBy: string; updatedAt: string };

/** Says who saved in between, and when. */
export const conflictWith = ({ updatedBy, updatedAt }: Partial<Saved>) =>
  new DomainError('conflict', updatedBy && updatedAt ? { by: updatedBy, at: updatedAt } : undefined);

/** Runs a write of what was read before; a lost race says who saved in between, and when. */
export async function sayingWho<Result>(
  write: () => Promise<Result>,
  stored: () => Promise<Saved | undefined>,
): Promise<Result> {
  try {
    return await write();
  } catch (cause) {
    const saved = cause instanceof ConditionFailed ? await stored() : undefined;
    throw saved ? conflictWith(saved) : cause;
  }
}
