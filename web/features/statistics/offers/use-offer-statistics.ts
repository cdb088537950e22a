import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { OfferStatisticsDocument, type OfferStatisticsQuery } from '#web/graphql/statistics.ts';
import { request } from '#web/lib/graphql.ts';
import { type AddressReader, useAddressState } from '#web/lib/use-address-state.ts';
import { statisticsTabs } from '../statistics-tabs.tsx';

export type OfferStatistics = OfferStatisticsQuery['offerStatistics'];
export type OfferEntry = OfferStatistics['months'][number];
export type OfferNumbers = NonNullable<OfferEntry['numbers']>;

/** Milliseconds after which the numbers are loaded again. */
const staleAfter = 5 * 60_000;

export const useOfferStatistics = (year: number) =>
  useQuery({
    queryKey: ['statistics', 'offers', year],
    queryFn: async ({ signal }) => (await request(OfferStatisticsDocument, { year }, signal)).offerStatistics,
    placeholderData: keepPreviousData,
    staleTime: staleAfter,
  });

export const thisYear = () => Number(dayInRome(new Date()).slice(0, 4));

const readAddress = ({ text, oneOf }: AddressReader) => ({
  tab: oneOf('tab', statisticsTabs, 'quotations'),
  year: /^2\d{3}$/.test(text('year')) ? Number(text('year')) : thisYear(),
});

export const useOfferStatisticsAddress = () => useAddressState(readAddress);
