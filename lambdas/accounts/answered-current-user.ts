import { readPriceList } from '#lambdas/store/catalogue/price-list-store.ts';
import { type CurrentUser, currentUser, type User } from '#shared/schemas/user.ts';

/** The signed-in user as the API answers them: with the name of their price list. */
export async function answeredCurrentUser(user: CurrentUser) {
  const priceList = await readPriceList(user.pricelist);
  return { ...user, pricelistName: priceList?.name ?? null };
}

export const answeredStored = (user: User) => answeredCurrentUser(currentUser(user));
