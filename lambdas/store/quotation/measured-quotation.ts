import { DomainError } from '#shared/errors.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import type { QuotationHeader } from '#shared/schemas/quotation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { readMeasures } from './measures-store.ts';
import type { StoredQuotation } from './quotation-store.ts';
import { readableQuotation } from './readable-quotation.ts';

/** Reads of a quotation whose measures a save replaces in between. */
const tries = 5;

/** The measures that a header names; null where they are gone by now, undefined where it names none. */
export async function measuresOf({
  id,
  measuredAt,
}: Pick<QuotationHeader, 'id' | 'measuredAt'>): Promise<Measures | null | undefined> {
  return measuredAt === null ? undefined : ((await readMeasures(id, measuredAt)) ?? null);
}

/** The stored quotation with its measures, when the user may see it; else `not-found`. */
export async function measuredQuotation(user: CurrentUser, id: string): Promise<StoredQuotation> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const stored = await readableQuotation(user, id);
    const measures = await measuresOf(stored.header);
    if (measures !== null) return { ...stored, measures };
  }
  throw new DomainError('busy');
}
