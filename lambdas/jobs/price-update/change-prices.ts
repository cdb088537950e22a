import { env } from '#lambdas/runtime/env.ts';
import type { StepOutcome } from '#lambdas/runtime/run-job.ts';
import { readProduct, writingProduct } from '#lambdas/store/product-store.ts';
import { type RangeSwap, swapRanges } from '#shared/price-update/swap-ranges.ts';
import type { Job, JobLogLine } from '#shared/schemas/job.ts';

type Change = {
  product: string;
  /** As the log calls it. */
  name: string;
  swaps: RangeSwap[];
  /** What the log says of ranges that became others. */
  code: 'productUpdated' | 'productRestored';
};

type More = (done: RangeSwap[]) => Promise<NonNullable<StepOutcome['writes']>>;

/**
 * Changes the prices of one product where they are still as they were seen; what is no longer is left, and told in red.
 * `more` is written with the product. Nothing is written, and nobody pauses, where nothing changes.
 */
export async function changePrices(
  { product: id, name, swaps, code }: Change,
  job: Job,
  now: Date,
  more: More = async () => [],
): Promise<StepOutcome> {
  const at = now.toISOString();
  const product = await readProduct(id);
  if (!product) {
    const log: JobLogLine[] = [{ at, tone: 'error', code: 'productGone', subject: name }];
    return { ended: { left: swaps.length }, log };
  }
  const { priceranges, done, left } = swapRanges(product, swaps);
  const log: JobLogLine[] = [];
  if (done.length > 0) log.push({ at, tone: 'success', code, subject: name, detail: String(done.length) });
  if (left.length > 0) {
    const names = left.map(({ range }) => product.priceranges[range]?.name ?? String(range + 1));
    log.push({ at, tone: 'error', code: 'changedSince', subject: name, detail: names.join(', ') });
  }
  const ended = { updated: done.length, left: left.length };
  if (done.length === 0) return { ended, log };
  const { revision } = product;
  const changed = {
    ...product,
    priceranges,
    updatedAt: at,
    updatedBy: job.startedBy,
    revision: revision + 1,
  };
  return {
    ended,
    log,
    writes: [...writingProduct(changed), ...(await more(done))],
    rest: env.priceUpdatePause,
  };
}

/** The first step says that it begins, the last one that it ends; nobody pauses after it. */
export function framed(
  outcome: StepOutcome,
  index: number,
  { total }: Job,
  now: Date,
  codes: Codes,
): StepOutcome {
  const line = (code: string): JobLogLine => ({ at: now.toISOString(), tone: 'info', code });
  const { rest, ...others } = outcome;
  return {
    ...others,
    ...(index < total - 1 && { rest }),
    log: [
      ...(index === 0 ? [line(codes.begun)] : []),
      ...(outcome.log ?? []),
      ...(index === total - 1 ? [{ ...line(codes.done), tone: 'success' as const }] : []),
    ],
  };
}
type Codes = { begun: string; done: string };
