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
    // No live channel tells this page that a link was opened.
    staleTime: 0,
  });

/** Reloaded when the window gets the focus: a user who tries a link then sees that it was opened. */
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

/** The choices for a new link. */
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
