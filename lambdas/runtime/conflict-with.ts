import { DomainError } from '#shared/errors.ts';

export type LastSave = { updatedBy: string; updatedAt: string };

/** Says who saved in between, and when. */
export const conflictWith = ({ updatedBy, updatedAt }: Partial<LastSave>) =>
  new DomainError('conflict', updatedBy && updatedAt ? { by: updatedBy, at: updatedAt } : undefined);
