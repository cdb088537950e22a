import { collectionKinds } from '#lambdas/store/catalogue/collection-kinds.ts';
import { listColourFolders } from '#lambdas/store/catalogue/colour-folder-store.ts';
import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { readPriceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import { historyPartition } from '#lambdas/store/history/history-store.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { allQuotations, allUsers } from '#lambdas/store/list/lists.ts';
import { listOfferIds } from '#lambdas/store/offer/list-offer-ids.ts';
import { listOwnQuotations } from '#lambdas/store/quotation/light-quotation-store.ts';
import en from '#locales/en/erasure.json' with { type: 'json' };
import it from '#locales/it/erasure.json' with { type: 'json' };
import { displayName } from '#shared/accounts/display-name.ts';
import { documentLanguage } from '#shared/document/document-options.ts';
import { inBatches } from '#shared/in-batches.ts';
import type { ErasureWork } from '#shared/schemas/erasure.ts';
import { jobKinds } from '#shared/schemas/job.ts';
import type { User } from '#shared/schemas/user.ts';

/** Entities that one step looks through. */
const batch = 50;

const texts = { it, en };

/** All that an erasure looks through, once the user cannot make anything more. */
export async function erasureOf(user: User): Promise<ErasureWork> {
  const [own, offers, quotations, users, partitions] = await Promise.all([
    listOwnQuotations(user.id),
    listOfferIds(user.id),
    allQuotations(),
    allUsers(),
    partitionsWithAuthors(),
  ]);
  const others = quotations.filter(({ uid }) => uid !== user.id);
  return {
    uid: user.id,
    names: [...new Set([displayName(user), ...own.map(({ userName }) => userName)])],
    label: texts[documentLanguage(user.language ?? 'it')].erasedUser,
    imageUrl: user.imageUrl ?? null,
    quotations: own.map(({ id }) => id),
    offers,
    others: inBatches(
      batch,
      others.map(({ id }) => id),
    ),
    users: inBatches(
      batch,
      users.map(({ id }) => id).filter((id) => id !== user.id),
    ),
    partitions: inBatches(batch, partitions),
  };
}

/** Partitions of the catalogue, of its history and of jobs, whose items say who did something. */
async function partitionsWithAuthors(): Promise<string[]> {
  const [products, phases, priceLists, folders] = await Promise.all([
    listProducts(),
    listPhases(),
    readPriceLists(),
    listColourFolders(),
  ]);
  return [
    ...collectionKinds.map((kind) => partitions.catalogue(kind)),
    ...products.flatMap(({ id }) => [partitions.product(id), historyPartition('product', id)]),
    ...phases.map(({ id }) => historyPartition('phase', id)),
    ...priceLists.flatMap(({ id }) => [
      partitions.productsOfPriceList(id),
      historyPartition('pricelist', id),
    ]),
    ...folders.map(({ id }) => partitions.coloursOfFolder(id)),
    partitions.pointer,
    partitions.versions(sorts.guidedTest),
    partitions.order,
    partitions.notifications,
    partitions.invitations,
    ...jobKinds.map((kind) => partitions.jobs(kind)),
  ];
}
