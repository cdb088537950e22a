import { idInput, userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { phases } from '#lambdas/store/catalogue/phase-store.ts';
import {
  priceLists,
  readAvailableProducts,
  writingProducts,
} from '#lambdas/store/catalogue/price-list-store.ts';
import {
  existingProduct,
  readProduct,
  removingProduct,
  writingProduct,
} from '#lambdas/store/catalogue/product-store.ts';
import { offeringWithout, requiringWithout } from '#shared/catalogue/without-product.ts';
import { inBatches } from '#shared/in-batches.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { productReferences } from './product-references.ts';

/** Entities that are changed at the same time. */
const atOnce = 10;

/**
 * Deletes a product after everything that names it has let go of it, so that a deletion that was cut short is repeated
 * (OPC-18). Quotations keep their copies. A consumer of the stream retires its image.
 */
export const deleteProduct = userOperation({
  allow: 'catalogue.write',
  input: idInput,
  async run({ id }, { user, now }) {
    await existingProduct(id);
    const releases = await releasesOf(id, user, now);
    for (const batch of inBatches(atOnce, releases))
      await Promise.all(batch.map((release) => tryAgain(release)));
    await tryAgain(async () => transact(removingProduct(await existingProduct(id))));
    return id;
  },
});

type Release = () => Promise<void>;

async function releasesOf(id: string, user: CurrentUser, now: Date): Promise<Release[]> {
  const references = await productReferences(id);
  const next = (revision: number) => nextRevision(revision, user, now);
  return [
    ...references.phases.map((entry) => () => releasePhase(entry.id)),
    ...references.lists.map((entry) => () => releaseList(entry.id)),
    ...references.products.map((entry) => () => releaseProduct(entry.id)),
  ];

  async function releasePhase(phaseId: string) {
    const phase = await phases.read(phaseId);
    if (phase) await transact([phases.writing({ ...offeringWithout(phase, id), ...next(phase.revision) })]);
  }

  async function releaseList(listId: string) {
    const [list, products] = await Promise.all([priceLists.read(listId), readAvailableProducts(listId)]);
    if (!list) return;
    const others = products.filter((product) => product !== id);
    const after = { ...list, ...next(list.revision) };
    await transact([priceLists.writing(after), writingProducts(after, others)]);
  }

  async function releaseProduct(productId: string) {
    const product = await readProduct(productId);
    if (product)
      await transact(writingProduct({ ...requiringWithout(product, id), ...next(product.revision) }));
  }
}
