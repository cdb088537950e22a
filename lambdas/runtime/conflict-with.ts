import { DomainError } from '#shared/errors.ts';

export type LastSave = { updatedBy: string; updatedAt: string };

/** The error of a lost race. It names the author and the time of the other save. */
export const conflictWith = ({ updatedBy, updatedAt }: Partial<LastSave>) =>
  new DomainError('conflict', updatedBy && updatedAt ? { by: updatedBy, at: updatedAt } : undefined);
