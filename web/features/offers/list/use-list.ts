import { useMemo } from 'react';
import { type Listed, listedOffer } from '#shared/offers/listed-offer.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { searchedOffers, sortedOffers } from '#shared/offers/search-offers.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { type ListedOffer, useOffers } from '../use-offers.ts';
import { filtersOf, noFilters, useListAddress } from './list-address.ts';

export type OfferRow = Listed<ListedOffer>;

/**
 * The offers that search and filters of the address leave, in the order of the list (FUP-001 to FUP-006). All are sorted
 * once: a key only searches.
 */
export function useList(timer: Timer | undefined) {
  const [state, change] = useListAddress();
  const { text, type, forget } = useTypedSearch(state.search, (search) => change({ search }), timer);
  const offers = useOffers();
  const today = dayInRome(new Date());
  const { sort, descending } = state;
  const rows = useMemo(() => offers.data?.map((offer) => listedOffer(offer, today)), [offers.data, today]);
  const ordered = useMemo(() => rows && sortedOffers(rows, { sort, descending }), [rows, sort, descending]);
  const result = ordered && searchedOffers(ordered, filtersOf(state, text));
  const clear = () => {
    forget();
    change(noFilters);
  };
  return { offers, today, ...result, state, change, clear, typed: text, type };
}

export type List = ReturnType<typeof useList>;
