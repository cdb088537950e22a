import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { phases } from '#lambdas/store/catalogue/phase-store.ts';
import { readProducts, writingProduct } from '#lambdas/store/catalogue/product-store.ts';
import { type Once, runOnce } from '#lambdas/store/once/once-store.ts';
import { changedProduct, type ProductBack } from '#shared/catalogue/changed-product.ts';
import { DomainError } from '#shared/errors.ts';
import type { Product } from '#shared/schemas/product.ts';
import { type ProductChange, productChangesInput } from '#shared/schemas/product-changes.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** Bytes of products that one transaction writes, less what DynamoDB takes itself. */
const largest = 3_500_000;

type Write = Parameters<typeof transact>[0][number];
type Ended = 'CHANGED' | 'SAME' | 'CHANGED_SINCE' | 'GONE' | 'TOO_LARGE' | 'LATER';
type Outcome = { id: string; ended: Ended; revision: number | null; back: ProductBack | null };

/**
 * Changes several products in one transaction, and says of each what became of it and what puts it back. The key
 * remembers the answer: after a lost one, a retry changes nothing and says the same. Products that the transaction has
 * no room for are left for a call of their own (`LATER`).
 */
export const changeProducts = userOperation({
  allow: 'catalogue.write',
  input: productChangesInput,
  async run({ key, products }, { user, now }): Promise<Outcome[]> {
    return JSON.parse(await tryAgain(() => runOnce(user, key, { products }, made)));

    async function made(once: Once): Promise<string> {
      const [stored, known] = await Promise.all([
        readProducts(
          products.map(({ id }) => id),
          true,
        ),
        phases.list(true),
      ]);
      const { outcomes, writes } = changesOf(products, stored, new Set(known.map(({ id }) => id)), user, now);
      const result = JSON.stringify(outcomes);
      await transact([...writes, once.remembering(result, now)]);
      return result;
    }
  },
});

function changesOf(
  changes: readonly ProductChange[],
  stored: ReadonlyMap<string, Product>,
  knownPhases: ReadonlySet<string>,
  user: CurrentUser,
  now: Date,
) {
  const outcomes: Outcome[] = [];
  const writes: Write[] = [];
  let bytes = 0;
  for (const change of changes) {
    const { ended, after, back } = endOf(change, stored.get(change.id), knownPhases);
    const next = after && { ...after, ...nextRevision(after.revision, user, now) };
    const made = next && writingOrNone(next);
    const size = made ? Buffer.byteLength(JSON.stringify(made)) : 0;
    const isLater = bytes > 0 && bytes + size > largest;
    if (made && !isLater) {
      writes.push(...made);
      bytes += size;
      outcomes.push({ id: change.id, ended, revision: next.revision, back: back ?? null });
    } else {
      const left = next ? (isLater ? 'LATER' : 'TOO_LARGE') : ended;
      outcomes.push({ id: change.id, ended: left, revision: null, back: null });
    }
  }
  return { outcomes, writes };
}

type End = { ended: Ended; after?: Product; back?: ProductBack };

function endOf(change: ProductChange, product: Product | undefined, knownPhases: ReadonlySet<string>): End {
  if (!product) return { ended: 'GONE' };
  if (change.revision != null && change.revision !== product.revision) return { ended: 'CHANGED_SINCE' };
  const changed = changedProduct(product, change, knownPhases);
  if (!changed) return { ended: 'SAME' };
  return { ended: 'CHANGED', after: { ...product, ...changed.after }, back: changed.back };
}

/** The writes of a product; undefined when it has no room for the change. */
function writingOrNone(product: Product): Write[] | undefined {
  try {
    return writingProduct(product);
  } catch (cause) {
    if (cause instanceof DomainError && cause.code === 'too-large') return undefined;
    throw cause;
  }
}
