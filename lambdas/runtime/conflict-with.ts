import { DomainError } from '#shared/errors.ts';

/** Says who saved in between, and when. */
export const conflictWith = ({ updatedBy, updatedAt }: { updatedBy: string; updatedAt: string }) =>
  new DomainError('conflict', { by: updatedBy, at: updatedAt });
