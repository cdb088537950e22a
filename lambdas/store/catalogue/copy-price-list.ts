import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { readJobWork } from '#lambdas/store/job/job-work.ts';
import type { StepOutcome, Worker } from '#lambdas/store/job/run-job.ts';
import { withCopiedPrices } from '#shared/catalogue/copied-prices.ts';
import { DomainError } from '#shared/errors.ts';
import { fraction } from '#shared/money/units.ts';
import type { Job } from '#shared/schemas/job.ts';
import { type PriceListCopy, priceListCopy } from '#shared/schemas/price-list-copy.ts';
import { readPriceList } from './price-list-store.ts';
import { readProduct, writeProduct } from './product-store.ts';

/** Gives the products of a copied price list their prices: the original prices times a factor, one product a step. */
export const copyPriceList: Worker = async (job) => {
  const work = priceListCopy.parse(await readJobWork(job));
  const isThere = (await readPriceList(work.to)) !== undefined;
  return async (index, now) => {
    const product = work.products[index];
    if (!product) return { ended: 'skipped' };
    const left = (reason: string) => ({ ended: 'skipped', note: { subject: product.name, reason } });
    if (!isThere) return left('not-found');
    try {
      return (await tryAgain(() => priced(product.id, work, job, now))) ?? left('not-found');
    } catch (cause) {
      // One product never stops the others: its failure is noted.
      if (cause instanceof DomainError) return left(cause.code);
      throw cause;
    }
  };
};

/** The outcome of one product; undefined when it was deleted. */
async function priced(
  id: string,
  { from, to, factor }: PriceListCopy,
  job: Job,
  now: Date,
): Promise<StepOutcome | undefined> {
  const before = await readProduct(id);
  if (!before) return undefined;
  const at = now.toISOString();
  const priceranges = withCopiedPrices(before.priceranges, { from, to, factor: fraction(factor), now: at });
  if (priceranges.every((range, index) => range === before.priceranges[index])) return { ended: 'left' };
  const changed = { updatedAt: at, updatedBy: job.startedBy, revision: before.revision + 1 };
  await writeProduct({ ...before, ...changed, priceranges: [...priceranges] });
  return { ended: 'changed' };
}
