import { env } from '#lambdas/runtime/env.ts';
import { readProduct, writingProduct } from '#lambdas/store/catalogue/product-store.ts';
import type { StepOutcome } from '#lambdas/store/job/run-job.ts';
import { DomainError } from '#shared/errors.ts';
import { type RangeSwap, swapRanges } from '#shared/price-update/swap-ranges.ts';
import type { Job, JobLogLine } from '#shared/schemas/job.ts';
import type { Product } from '#shared/schemas/product.ts';

type Change = {
  product: string;
  /** As the log calls it. */
  name: string;
  swaps: RangeSwap[];
  /** The code in the log for changed ranges. */
  code: 'productUpdated' | 'productRestored';
};

type More = (done: RangeSwap[]) => Promise<NonNullable<StepOutcome['writes']>>;

/**
 * Changes the prices of one product where they are still as they were seen. Other ranges are left, and logged as
 * errors, as is a product that cannot be written: one never stops the others (OPW-57). `more` is written with the
 * product. Without a change nothing is written and nothing pauses.
 */
export async function changePrices(
  change: Change,
  job: Job,
  now: Date,
  more: More = async () => [],
): Promise<StepOutcome> {
  const at = now.toISOString();
  const product = await readProduct(change.product);
  if (!product) return left(change, { at, tone: 'error', code: 'productGone', subject: change.name });
  const { priceranges, done, ...said } = swapped(product, change, at);
  const ended = { updated: done.length, left: change.swaps.length - done.length };
  if (done.length === 0) return { ended, ...said };
  const { revision } = product;
  const by = { updatedAt: at, updatedBy: job.startedBy, revision: revision + 1 };
  try {
    const writes = [...writingProduct({ ...product, priceranges, ...by }), ...(await more(done))];
    return { ended, ...said, writes, rest: env.priceUpdatePause, refused: unwritten(change, 'conflict', at) };
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause;
    return unwritten(change, cause.code, at);
  }
}

const left = ({ swaps, name }: Change, line: JobLogLine) => ({
  ended: { left: swaps.length },
  log: [line],
  note: { subject: name, reason: line.code },
});

const unwritten = (change: Change, detail: string, at: string) =>
  left(change, { at, tone: 'error', code: 'updateFailed', subject: change.name, detail });

/** The ranges after the swaps, and the log lines and the note about them. */
function swapped(product: Product, { name, swaps, code }: Change, at: string) {
  const { priceranges, done, left } = swapRanges(product, swaps);
  const log: JobLogLine[] = [];
  if (done.length > 0) log.push({ at, tone: 'success', code, subject: name, detail: String(done.length) });
  if (left.length > 0) {
    const names = left.map(({ range }) => product.priceranges[range]?.name ?? String(range + 1));
    const detail = names.join(', ');
    log.push({ at, tone: 'error', code: 'changedSince', subject: name, detail });
    return { priceranges, done, log, note: { subject: `${name}: ${detail}`, reason: 'changedSince' } };
  }
  return { priceranges, done, log };
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
  const { rest, refused, ...others } = outcome;
  const logged = (log: readonly JobLogLine[] = []) => [
    ...(index === 0 ? [line(codes.begun)] : []),
    ...log,
    ...(index === total - 1 ? [{ ...line(codes.done), tone: 'success' as const }] : []),
  ];
  return {
    ...others,
    ...(index < total - 1 && { rest }),
    ...(refused && { refused: { ...refused, log: logged(refused.log) } }),
    log: logged(outcome.log),
  };
}
type Codes = { begun: string; done: string };
