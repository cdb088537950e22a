import { listOwnQuotations } from '#lambdas/store/quotation/light-quotation-store.ts';
import { calculated } from '#lambdas/store/quotation/presented-quotation.ts';
import { readQuotation, type StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import type { Coloured } from '#shared/customers/colour-card.ts';
import { inBatches } from '#shared/in-batches.ts';
import { perUnit } from '#shared/money/units.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';

/** Quotations that are read at the same time. */
const atOnce = 20;

/** The quotations of a customer with their coloured rows, and what these cover. */
export async function colouredQuotations(uid: string, customer: string): Promise<Coloured[]> {
  const lights = await listOwnQuotations(uid);
  const ids = lights.filter(({ customerId }) => customerId === customer).map(({ id }) => id);
  const found: Coloured[] = [];
  for (const batch of inBatches(atOnce, ids)) {
    const stored = await Promise.all(batch.map((id) => readQuotation(id)));
    found.push(...stored.flatMap((one) => (one ? colouredOf(one) : [])));
  }
  return found;
}

function colouredOf(stored: StoredQuotation): Coloured {
  // Colours and surfaces need no prices.
  const { rows } = priceQuotation(calculated(stored, undefined));
  const surfaces = new Map(rows.map(({ row, surface }) => [row.sId, surface / perUnit]));
  const { id, name, createdAt } = stored.header;
  return {
    ...{ id, name, createdAt },
    rows: rows.map(({ row }) => row),
    placesOf: (sId) => [{ place: null, area: surfaces.get(sId) ?? 0 }],
  };
}
