import { idInput, userOperation } from '#lambdas/operation.ts';
import { readOffer } from '#lambdas/store/offer/offer-store.ts';
import { isWorkChanged } from '#shared/offers/changed-work.ts';
import { materialChanges } from '#shared/offers/material-changes.ts';
import { readQuotationRows } from './quotation-rows.ts';
import { worksOfToday } from './works-of-today.ts';

/** The changes since the copies of an offer were made (OFR-036, WRK-013): a request that nobody waits for. */
export const listOfferChanges = userOperation({
  allow: 'offer.prepare',
  input: idInput,
  async run({ id }, { user, now }) {
    const { offer } = await readOffer(user.id, id);
    const { lines } = offer;
    const copied = lines.flatMap(({ material }) => (material ? [material.quotationId] : []));
    const [quotations, library] = await Promise.all([
      readQuotationRows(user, copied, now),
      worksOfToday(user.id, offer),
    ]);
    const present = [...quotations].map(
      ([key, { header, rows }]) => [key, { revision: header.revision, rows }] as const,
    );
    const materials = materialChanges(lines, new Map(present)).map(({ now: row, ...change }) => ({
      ...change,
      now: row && { ...row, ...row.material },
    }));
    const works = lines.filter((line) => isWorkChanged(line, library.get(line.work?.workId ?? '')));
    return { materials, works: works.map((line) => line.id) };
  },
});
