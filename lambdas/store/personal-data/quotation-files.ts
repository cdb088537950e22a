import { readPriceList } from '#lambdas/store/catalogue/price-list-store.ts';
import { listShareLinks } from '#lambdas/store/pass/share-link-store.ts';
import { measuresOf } from '#lambdas/store/quotation/measured-quotation.ts';
import { customerFor, present } from '#lambdas/store/quotation/presented-quotation.ts';
import { readQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import type { Files } from './zip-part.ts';

/** Quotations whole, each as its owner is answered it, with its measures, saves and links; one that is gone is left out. */
export async function quotationFiles(uid: string, ids: readonly string[], now: Date): Promise<Files> {
  const owner = await readUser(uid);
  const priceList = await readPriceList(owner?.pricelist);
  const files = await Promise.all(
    ids.map(async (id) => {
      const stored = await readQuotation(id);
      if (stored?.header.uid !== uid) return [];
      const links = await listShareLinks(id, now);
      const measures = (await measuresOf(stored.header)) ?? undefined;
      const quotation = {
        ...present({ ...stored, measures }, priceList),
        ...customerFor({ id: uid }, stored.header),
        revisions: stored.header.revisions,
        shareLinks: links.map(({ tokenHash, ...link }) => link),
      };
      return [[`quotations/${stored.header.createdAt.slice(0, 10)}-${id}.json`, quotation]];
    }),
  );
  return Object.fromEntries(files.flat());
}
