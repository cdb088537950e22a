import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EndSessionDocument } from '#web/graphql/common.ts';
import { EndOtherSessionsDocument, SessionsDocument, type SessionsQuery } from '#web/graphql/profile.ts';
import { request } from '#web/lib/graphql.ts';
import { loadUser } from '#web/lib/session.ts';

export type Session = SessionsQuery['sessions'][number];

const key = ['session', 'list'];

/** Where the user is signed in, and how that ends elsewhere. */
export function useSessions() {
  const queries = useQueryClient();
  const { data: sessions, error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await request(SessionsDocument, {}, signal)).sessions,
  });
  const asAgain = () => queries.invalidateQueries({ queryKey: key });
  const one = useMutation({
    mutationFn: ({ id }: Session) => request(EndSessionDocument, { id }),
    onSettled: asAgain,
  });
  const others = useMutation({
    mutationFn: async () => {
      await request(EndOtherSessionsDocument);
      // The end of sessions is another revision of the user.
      await loadUser();
    },
    onSettled: asAgain,
  });
  return { sessions, error, one, others };
}
