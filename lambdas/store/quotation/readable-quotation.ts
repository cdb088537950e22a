import { mayReadQuotation } from '#shared/access/may-read-quotation.ts';
import { DomainError } from '#shared/errors.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import type { StoredHeader } from './quotation-items.ts';
import { readHeader, readQuotation, type StoredQuotation } from './quotation-store.ts';

/** The stored quotation, when the user may see it; else `not-found`, so that ids of others tell nothing (OP30). */
export async function readableQuotation(user: CurrentUser, id: string): Promise<StoredQuotation> {
  const stored = await readQuotation(id);
  if (!stored || !mayReadQuotation(user, stored.header)) throw new DomainError('not-found');
  return stored;
}

/** Its header alone, under the same rule: the rows may be large. */
export async function readableHeader(user: CurrentUser, id: string): Promise<StoredHeader> {
  const header = await readHeader(id);
  if (!header || !mayReadQuotation(user, header)) throw new DomainError('not-found');
  return header;
}
