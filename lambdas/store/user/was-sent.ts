import { DomainError } from '#shared/errors.ts';

/** Why a mail may not go out. */
const expected = new Set<DomainError['code']>(['mail-not-sent', 'too-many-requests']);

/** Whether a mail went out. Its failure undoes nothing. */
export async function wasSent(mail: Promise<void>): Promise<boolean> {
  try {
    await mail;
    return true;
  } catch (cause) {
    if (!(cause instanceof DomainError) || !expected.has(cause.code)) throw cause;
    return false;
  }
}
