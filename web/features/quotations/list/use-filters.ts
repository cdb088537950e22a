import { countryFilterVisible, provinceFilterVisible } from '#shared/access/managed-countries.ts';
import { allCountries } from '#shared/geography/all-countries.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { useUser } from '#web/lib/session.ts';
import { type ChangeList, type ListState, useListAddress } from './list-address.ts';

/** The filters that the user has (QLS-002 to QLS-008). */
export type OfferedFilters = { country: boolean; province: boolean };

/** The state of the list; the address sets no filter that the user does not have. */
export function useFilters(): { state: ListState; change: ChangeList; offered: OfferedFilters } {
  const user = useUser();
  const [address, changeAddress] = useListAddress();
  const hasCountry = countryFilterVisible(user, allCountries);
  const country = hasCountry ? address.country : '';
  const hasProvince = provinceFilterVisible(user, country || null);
  const province = hasProvince ? address.province : '';
  const change: ChangeList = (changes) =>
    changeAddress(changes.country && !isItaly(changes.country) ? { ...changes, province: '' } : changes);
  return {
    state: { ...address, country, province, owner: user.superUser ? address.owner : '' },
    change,
    offered: { country: hasCountry, province: hasProvince },
  };
}

/** A filter other than the archive switch narrows the list. */
export const isFiltered = ({ search, country, province, owner }: ListState) =>
  Boolean(search.trim() || country || province || owner);
