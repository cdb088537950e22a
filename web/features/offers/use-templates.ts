import { useQuery } from '@tanstack/react-query';
import { type OfferTemplatePartsFragment, OfferTemplatesDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';

export type ListedTemplate = OfferTemplatePartsFragment;

/** The user's templates, by name. */
export const useTemplates = () =>
  useQuery({
    queryKey: ['offerTemplate', 'list'],
    queryFn: async ({ signal }) => (await request(OfferTemplatesDocument, {}, signal)).offerTemplates,
  });
