import type { DynamoDBRecord } from 'aws-lambda';
import { itemOfImage } from '#lambdas/runtime/item-of-image.ts';
import { type HistoryKind, keepChange } from '#lambdas/store/history/history-store.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { comparablePhase } from '#shared/catalogue/history/comparable-phase.ts';
import { comparablePriceList } from '#shared/catalogue/history/comparable-price-list.ts';
import { comparableProduct } from '#shared/catalogue/history/comparable-product.ts';
import { type Comparable, differences } from '#shared/catalogue/history/differences.ts';
import { withRanges } from '#shared/catalogue/stored-ranges.ts';
import { phase } from '#shared/schemas/phase.ts';
import { priceList } from '#shared/schemas/price-list.ts';
import type { Product } from '#shared/schemas/product.ts';

type Stored = Record<string, unknown>;
type Followed = {
  kind: HistoryKind;
  part: 'entity' | 'products';
  compared: (stored: Stored, before?: Stored) => Comparable;
};

/** Items of the table whose changes are kept, by how their partition and sort keys begin. */
const followed: Record<string, Followed> = {
  // Written by product-store.ts alone.
  [partitions.product.prefix]: {
    kind: 'product',
    part: 'entity',
    compared: (stored, before) =>
      comparableProduct(withRanges(stored as Product), before && withRanges(before as Product)),
  },
  [partitions.catalogue('phase')]: {
    kind: 'phase',
    part: 'entity',
    compared: (stored) => comparablePhase(phase.parse(stored)),
  },
  [partitions.catalogue('pricelist')]: {
    kind: 'pricelist',
    part: 'entity',
    compared: (stored) => comparablePriceList(priceList.parse(stored)),
  },
  [partitions.productsOfPriceList.prefix]: {
    kind: 'pricelist',
    part: 'products',
    compared: ({ productIds }) => ({ products: productIds as string[] }),
  },
};

/** Keeps the changes of a save, where a history is shown. Demo data and imported data have no author. */
export async function noteHistory({ dynamodb }: DynamoDBRecord): Promise<void> {
  const partition = dynamodb?.Keys?.pk?.S ?? '';
  const start = Object.keys(followed).find((prefix) => partition.startsWith(prefix));
  const follow = start && followed[start];
  const [before, after] = [itemOfImage(dynamodb?.OldImage), itemOfImage(dynamodb?.NewImage)];
  if (!follow || !after?.updatedBy) return;
  const { kind, part, compared } = follow;
  const found = differences(before && compared(before), compared(after, before));
  const created = before === undefined;
  if (found.length === 0) return;
  await keepChange(kind, String(after.id), {
    revision: Number(after.revision),
    part,
    at: String(after.updatedAt),
    by: String(after.updatedBy),
    created,
    differences: created ? [] : found,
  });
}
