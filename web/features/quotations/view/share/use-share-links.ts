import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestShareLinks } from '#web/features/quotations/parts/request-share-links.ts';
import {
  CreateShareLinkDocument,
  type CreateShareLinkInput,
  RevokeShareLinkDocument,
} from '#web/graphql/graphql.ts';
import { request } from '#web/lib/graphql.ts';

const shareLinksQuery = (quotation: string) =>
  queryOptions({
    queryKey: ['shareLinks', quotation],
    queryFn: ({ signal }) => requestShareLinks(quotation, signal),
    // Others open links without a word to this page.
    staleTime: 0,
  });

export const useShareLinks = (quotation: string) => useQuery(shareLinksQuery(quotation));

/** What a new link should be like. */
export type LinkWish = Omit<CreateShareLinkInput, 'quotation'>;

export function useCreateShareLink(quotation: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wish: LinkWish) =>
      (await request(CreateShareLinkDocument, { input: { ...wish, quotation } })).createShareLink,
    onSuccess: (link) =>
      queries.setQueryData(shareLinksQuery(quotation).queryKey, (links = []) => [link, ...links]),
  });
}

export function useRevokeShareLink(quotation: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => request(RevokeShareLinkDocument, { quotation, id }),
    onSuccess: (_, id) =>
      queries.setQueryData(shareLinksQuery(quotation).queryKey, (links = []) =>
        links.filter((link) => link.id !== id),
      ),
  });
}
