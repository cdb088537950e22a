import { idInput, userOperation } from '#lambdas/operation.ts';
import { readOffer } from '#lambdas/store/offer/offer-store.ts';
import { isWorkChanged } from '#shared/offers/changed-work.ts';
import { materialChanges } from '#shared/offers/material-changes.ts';
import { quantityChange } from '#shared/offers/measured-quantity.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { type QuotationRows, readQuotationRows } from './quotation-rows.ts';
import { worksOfToday } from './works-of-today.ts';

/** The changes since the copies of an offer were made (OFR-036, WRK-013): a request that nobody waits for. */
export const listOfferChanges = userOperation({
  allow: 'offer.prepare',
  input: idInput,
  async run({ id }, { user, now }) {
    const { offer } = await readOffer(user.id, id);
    const { lines } = offer;
    const named = lines.flatMap(
      ({ material, quantityFrom }) => material?.quotationId ?? quantityFrom?.quotationId ?? [],
    );
    const [quotations, library] = await Promise.all([
      readQuotationRows(user, named, now),
      worksOfToday(user.id, offer),
    ]);
    const works = lines.filter((line) => isWorkChanged(line, library.get(line.work?.workId ?? '')));
    return {
      materials: changedMaterials(lines, quotations),
      works: works.map((line) => line.id),
      quantities: lines.flatMap((line) => {
        const measures = quotations.get(line.quantityFrom?.quotationId ?? '')?.measures;
        return quantityChange(line, measures) ?? [];
      }),
    };
  },
});

type Quotations = ReadonlyMap<string, QuotationRows>;

/** A quotation that only gives quantities has no rows that the offer lacks. */
function changedMaterials(lines: readonly OfferLine[], quotations: Quotations) {
  const copied = new Set(lines.map(({ material }) => material?.quotationId));
  const present = [...quotations]
    .filter(([id]) => copied.has(id))
    .map(([id, { header, rows }]) => [id, { revision: header.revision, rows }] as const);
  return materialChanges(lines, new Map(present)).map(({ now, ...change }) => ({
    ...change,
    now: now && { ...now, ...now.material },
  }));
}
