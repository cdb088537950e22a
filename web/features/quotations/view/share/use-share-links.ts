import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { requestShareLinks } from '#web/features/quotations/parts/request-share-links.ts';
import {
  CreateShareLinkDocument,
  type CreateShareLinkInput,
  RevokeShareLinkDocument,
} from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { useMakingOnce } from '#web/lib/use-attempt-key.ts';

const shareLinksQuery = (quotation: string) =>
  queryOptions({
    queryKey: ['shareLinks', quotation],
    queryFn: ({ signal }) => requestShareLinks(quotation, signal),
    // Others open links without a word to this page.
    staleTime: 0,
  });

/** Looked up again whenever the window gets the focus back: who tries a link sees that it was opened. */
export function useShareLinks(quotation: string) {
  const links = useQuery(shareLinksQuery(quotation));
  const { refetch } = links;
  useEffect(() => {
    const lookAgain = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', lookAgain);
    return () => window.removeEventListener('focus', lookAgain);
  }, [refetch]);
  return links;
}

/** What a new link should be like. */
export type LinkWish = Omit<CreateShareLinkInput, 'quotation' | 'key'>;

export function useCreateShareLink(quotation: string) {
  const queries = useQueryClient();
  const makingOnce = useMakingOnce();
  return useMutation({
    mutationFn: (wish: LinkWish) =>
      makingOnce(wish, async (key) => {
        const input = { ...wish, quotation, key };
        return (await request(CreateShareLinkDocument, { input })).createShareLink;
      }),
    onSuccess: (link) =>
      queries.setQueryData(shareLinksQuery(quotation).queryKey, (links = []) => [link, ...links]),
    onSettled: () => void queries.invalidateQueries(shareLinksQuery(quotation)),
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
    onSettled: () => void queries.invalidateQueries(shareLinksQuery(quotation)),
  });
}
