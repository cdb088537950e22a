import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { readPriceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import { listOfferIds } from '#lambdas/store/offer/list-offer-ids.ts';
import { listOwnQuotations } from '#lambdas/store/quotation/light-quotation-store.ts';
import { administers } from '#shared/access/super-user.ts';
import { inBatches } from '#shared/in-batches.ts';
import type { PersonalDataWork } from '#shared/schemas/personal-data.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** Quotations, offers, and entities of the catalogue, that one step reads. */
const batch = 25;

/** The content of a user's archive. A super user may have changed the catalogue: theirs includes it. */
export async function personalDataOf(user: CurrentUser): Promise<Omit<PersonalDataWork, 'language'>> {
  const [quotations, offers] = await Promise.all([listOwnQuotations(user.id), listOfferIds(user.id)]);
  return {
    uid: user.id,
    quotations: inBatches(
      batch,
      quotations.map(({ id }) => id),
    ),
    offers: inBatches(batch, offers),
    catalogue: inBatches(batch, administers(user) ? await catalogue() : []),
  };
}

async function catalogue(): Promise<PersonalDataWork['catalogue'][number]> {
  const [products, phases, priceLists] = await Promise.all([listProducts(), listPhases(), readPriceLists()]);
  return [
    ...products.map(({ id }) => ({ kind: 'product', id }) as const),
    ...phases.map(({ id }) => ({ kind: 'phase', id }) as const),
    ...priceLists.map(({ id }) => ({ kind: 'pricelist', id }) as const),
  ];
}
