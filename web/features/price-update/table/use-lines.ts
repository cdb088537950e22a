import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PriceUpdateLinesDocument } from '#web/graphql/price-update.ts';
import { request } from '#web/lib/graphql.ts';

type Wanted = {
  preview: string;
  pricelist: string;
  page: number;
  pageSize: number;
  onlyChanges: boolean;
  search: string;
};

/** A page of prices of a preview; the one before stays while another is fetched. */
export function useLines(wanted: Wanted) {
  const { i18n } = useTranslation();
  const asked = { ...wanted, language: i18n.language };
  return useQuery({
    queryKey: ['priceUpdate', 'lines', asked],
    queryFn: async ({ signal }) => (await request(PriceUpdateLinesDocument, asked, signal)).priceUpdateLines,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: wanted.pricelist !== '',
  });
}
