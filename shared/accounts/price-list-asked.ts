import { day } from '#shared/day.ts';
import type { User } from '#shared/schemas/user.ts';

type Asking = Pick<User, 'pricelist' | 'type' | 'priceListAskedAt'>;

/** Whether a user asked for a price list within the last day: until then nobody is told again. */
export const hasJustAsked = ({ priceListAskedAt }: Pick<Asking, 'priceListAskedAt'>, now: Date): boolean =>
  Boolean(priceListAskedAt) && now.getTime() - Date.parse(priceListAskedAt ?? '') < day;

/** Whether a change gave a user the price list that they asked for. */
export const isAskedListGiven = (before: Asking, after: Asking): boolean =>
  Boolean(before.priceListAskedAt && !before.pricelist && after.pricelist);
