import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { measurePlaces } from '#shared/measuring/measure-places.ts';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import { quotationsOf } from '#shared/offers/quotations-of.ts';
import { type OfferedMaterial, suggestedWorks, type WorkSuggestion } from '#shared/works/suggested-works.ts';
import { PhasesForOffersDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { type MeasuredQuotation, useQuotationMeasures } from './use-quotation-measures.ts';
import { type OfferedWork, useWorks } from './use-works.ts';

export type Suggestion = WorkSuggestion<OfferedWork>;

const none: Suggestion[] = [];

/** The works that an offer's materials suggest (WRK-017 to WRK-020). Nothing is asked for without materials. */
export function useSuggestions(draft: OfferDraft): Suggestion[] {
  const hasMaterials = draft.lines.some(({ material }) => material);
  const works = useWorks(hasMaterials).data;
  const { data: phases } = useQuery({
    queryKey: ['guidedTest', 'phases', 'forOffers'],
    queryFn: async ({ signal }) => (await request(PhasesForOffersDocument, {}, signal)).guidedTestPhases,
    enabled: hasMaterials,
  });
  const { quotations, isLoading } = useQuotationMeasures(hasMaterials ? quotationsOf(draft) : []);
  return useMemo(() => {
    if (!works || !phases || isLoading) return none;
    const inOffer = new Set(draft.lines.flatMap(({ work }) => work?.workId ?? []));
    const given = { materials: materialsOf(draft), measured: sumsOf(quotations), inOffer };
    return suggestedWorks({ ...given, works, phases: phases as never });
  }, [works, phases, isLoading, quotations, draft]);
}

/** Areas of materials are thousandths of a square metre. */
const materialsOf = ({ lines }: OfferDraft): OfferedMaterial[] =>
  lines.flatMap(({ material, sectionId, description }) =>
    material
      ? [
          {
            ...{ section: sectionId, product: material.productId, name: description.it },
            ...{ area: Math.round(material.area / 10), places: material.places },
          },
        ]
      : [],
  );

/** Metres and pieces of measured places, by their names. */
const sumsOf = (quotations: readonly MeasuredQuotation[]) =>
  new Map(
    quotations.flatMap(({ measures }) =>
      measurePlaces(measures).map(({ place, sums }) => [place.name, { m: sums.m, pz: sums.pz }] as const),
    ),
  );
