import { useMemo } from 'react';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { listedState, listedStates, offerSearch, sortedOffers } from '#shared/offers/search-offers.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { useOffers } from '../use-offers.ts';
import { useListAddress } from './list-address.ts';

/** The offers that search and filters of the address leave, in the order of the list (OFR-008). */
export function useList(timer: Timer | undefined) {
  const [state, change] = useListAddress();
  const { text, type, forget } = useTypedSearch(state.search, (search) => change({ search }), timer);
  const offers = useOffers();
  const today = dayInRome(new Date());
  const search = useMemo(() => offers.data && offerSearch(offers.data), [offers.data]);
  const { customer, year, sort, descending } = state;
  const ofEveryState = useMemo(
    () => search?.({ typed: text, customer, year }),
    [search, text, customer, year],
  );
  const found = useMemo(() => {
    const wanted = ofEveryState?.filter((offer) => !state.state || listedState(offer, today) === state.state);
    return wanted && sortedOffers(wanted, { sort, descending, today });
  }, [ofEveryState, state.state, sort, descending, today]);
  const clear = () => {
    forget();
    change({ search: '', customer: '', year: '', state: '' });
  };
  return { offers, today, ofEveryState, found, state, change, clear, typed: text, type };
}

export type List = ReturnType<typeof useList>;

/** How many of the offers have each state. */
export const countsOf = ({ ofEveryState = [], today }: Pick<List, 'ofEveryState' | 'today'>) =>
  listedStates.map((state) => ({
    state,
    count: ofEveryState.filter((offer) => listedState(offer, today) === state).length,
  }));
