import { listOwnQuotations } from '#lambdas/store/quotation/light-quotation-store.ts';
import { measuresOf } from '#lambdas/store/quotation/measured-quotation.ts';
import { calculated } from '#lambdas/store/quotation/presented-quotation.ts';
import { readQuotation, type StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import type { Coloured } from '#shared/customers/colour-card.ts';
import { inBatches } from '#shared/in-batches.ts';
import { chosenPlaces } from '#shared/measuring/choice.ts';
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
    found.push(...(await Promise.all(stored.filter((one) => one !== undefined).map(colouredOf))));
  }
  return found;
}

async function colouredOf(stored: StoredQuotation): Promise<Coloured> {
  const measures = await measuresOf(stored.header);
  const quotation = calculated(stored, undefined);
  // Colours and surfaces need no prices.
  const priced = new Map(priceQuotation(quotation).rows.map((row) => [row.row.sId, row]));
  const { id, name, createdAt } = stored.header;
  return {
    ...{ id, name, createdAt },
    rows: quotation.selectedProducts,
    placesOf(sId) {
      const row = priced.get(sId);
      const choice = row?.locked ? quotation.areaFrom : row?.row.areaFrom;
      const places = measures && choice ? chosenPlaces(measures, choice) : [];
      if (places.length > 0) return places.map(({ name: place, net }) => ({ place, area: net / 100 }));
      return [{ place: null, area: (row?.surface ?? 0) / perUnit }];
    },
  };
}
