import { isListForCountry } from '#shared/catalogue/is-list-for-country.ts';
import { countryOf } from '#shared/geography/countries.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import type { User } from '#shared/schemas/user.ts';
import type { ProfileInput } from '#shared/schemas/user-input.ts';
import { personOf } from './person-of.ts';

/**
 * A user with the changes of their own profile: never type, price list, rights or address of e-mail (OPC-11, PRO-019,
 * PRO-020). The country changes for super users (PRO-021), and then no price list stays that is not for it (OPC-48).
 */
export function withProfile(user: User, said: ProfileInput, priceList: PriceList | undefined): User {
  const country = user.isSuper ? said.country : countryOf(user.country);
  const hasMoved = country !== countryOf(user.country);
  const keepsList = !hasMoved || (priceList !== undefined && isListForCountry(priceList, country));
  return {
    ...user,
    ...personOf({ ...said, country }),
    showLogo: said.showLogo,
    pricelist: keepsList ? user.pricelist : null,
  };
}
