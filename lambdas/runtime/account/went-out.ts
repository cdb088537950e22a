import { DomainError } from '#shared/errors.ts';

/** Whether a mail went out: what it tells of has happened all the same. */
export async function wentOut(mail: Promise<void>): Promise<boolean> {
  try {
    await mail;
    return true;
  } catch (cause) {
    if (
      cause instanceof DomainError &&
      (cause.code === 'mail-not-sent' || cause.code === 'too-many-requests')
    ) {
      return false;
    }
    throw cause;
  }
}
