import type { User } from '#shared/schemas/user.ts';

/** Whether a super user has still to confirm the list that a user's province suggests (OPC-35). */
export const isPriceListToConfirm = ({
  suggestedPricelist,
  pricelistConfirmed,
}: Pick<User, 'suggestedPricelist' | 'pricelistConfirmed'>): boolean =>
  Boolean(suggestedPricelist) && !pricelistConfirmed;
