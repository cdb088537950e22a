import { idInput, userOperation } from '#lambdas/operation.ts';
import { readOffer } from '#lambdas/store/offer/offer-store.ts';
import { materialChanges } from '#shared/offers/material-changes.ts';
import { readQuotationRows } from './quotation-rows.ts';

/** The changes since the copies of an offer were made (OFR-036): a request that nobody waits for. */
export const listOfferChanges = userOperation({
  allow: 'offer.prepare',
  input: idInput,
  async run({ id }, { user, now }) {
    const { lines } = (await readOffer(user.id, id)).offer;
    const quotations = await readQuotationRows(
      user,
      lines.flatMap(({ material }) => (material ? [material.quotationId] : [])),
      now,
    );
    const present = [...quotations].map(
      ([key, { header, rows }]) => [key, { revision: header.revision, rows }] as const,
    );
    const materials = materialChanges(lines, new Map(present)).map(({ now: row, ...change }) => ({
      ...change,
      now: row && { ...row, ...row.material },
    }));
    return { materials, works: [] };
  },
});
