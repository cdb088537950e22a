import type { User } from '#shared/schemas/user.ts';

/** Whether a super user has still to say that the list a user's province suggests is his (OPC-35). */
export const isPriceListToConfirm = ({
  suggestedPricelist,
  pricelistConfirmed,
}: Pick<User, 'suggestedPricelist' | 'pricelistConfirmed'>): boolean =>
  Boolean(suggestedPricelist) && !pricelistConfirmed;
