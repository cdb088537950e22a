import { userOperation } from '#lambdas/operation.ts';
import { nextRevision, savedBy } from '#lambdas/runtime/saved-by.ts';
import {
  priceLists,
  readAvailableProducts,
  writeNewPriceList,
} from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import { answeredJob, storedJob } from '#lambdas/store/job/answered-job.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { type Once, runOnce } from '#lambdas/store/once/once-store.ts';
import { factorOf } from '#shared/catalogue/copied-prices.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import { duplicatePriceListInput, type PriceListCopy } from '#shared/schemas/price-list-copy.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { answeredPriceList } from './answered-price-list.ts';
import { openPhases } from './open-phases.ts';

/**
 * Makes a price list for the countries and phases of another, with its products. A job copies their prices times a
 * factor. The code that suggestions use stays with the original (OPW-59). A call that was cut short is repeated with
 * its key.
 */
export const duplicatePriceList = userOperation({
  allow: 'catalogue.write',
  input: duplicatePriceListInput,
  async run(given, { user, now, newId }) {
    const { key, ...wanted } = given;
    const [list = '', job] = (await runOnce(user, key, wanted, made)).split(' ');
    const copy = await priceLists.existing(list);
    await openPhases(list, wanted.id, savedBy(user, now));
    return {
      pricelist: await answeredPriceList(copy),
      job: job ? answeredJob(await storedJob('price_list_copy', job)) : null,
    };

    async function made(once: Once) {
      const { code: _, ...original } = await priceLists.existing(wanted.id);
      const id = newId();
      const entry: PriceList = {
        ...original,
        id,
        name: wanted.name,
        order: now.getTime(),
        ...nextRevision(0, user, now),
      };
      const members = wanted.withProducts ? await membersOf(original.id) : [];
      const work = wanted.factor
        ? { from: original.id, to: id, factor: factorOf(wanted.factor), products: members }
        : undefined;
      const begun = work && (await begin(work, user, now));
      return writeNewPriceList(
        entry,
        members.map((product) => product.id),
        { once, now, ...(begun && { result: `${id} ${begun.job.id}`, more: begun.beginning }) },
      );
    }
  },
});

/** The products of a list that exist. */
async function membersOf(list: string): Promise<PriceListCopy['products']> {
  const [members, products] = await Promise.all([readAvailableProducts(list), listProducts()]);
  const wanted = new Set(members);
  return products.filter(({ id }) => wanted.has(id)).map(({ id, name }) => ({ id, name: name.it }));
}

/** A list without products has no prices either. */
async function begin(work: PriceListCopy, user: CurrentUser, now: Date) {
  const total = work.products.length;
  if (total === 0) return undefined;
  return newJob({ kind: 'price_list_copy', total, work, user, now, id: work.to });
}
