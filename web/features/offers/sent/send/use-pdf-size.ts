import { useQuery } from '@tanstack/react-query';
import { offerPdfAddress } from '#web/features/offers/document/offer-file.ts';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import { fetchedDocument } from '#web/lib/call-function.ts';

/** Bytes of the working copy's PDF; undefined until it is measured, or where it cannot be. */
export function usePdfSize({ offer }: OfferView): number | undefined {
  const { id, language } = offer.draft;
  const { revision } = offer.base;
  return useQuery({
    queryKey: ['offerPdfSize', id, revision],
    queryFn: async ({ signal }) => {
      const address = await offerPdfAddress({ id }, { language, measures: false });
      return (await (await fetchedDocument(address, { signal })).blob()).size;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data;
}
