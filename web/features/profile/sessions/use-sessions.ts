import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EndSessionDocument } from '#web/graphql/common.ts';
import { EndOtherSessionsDocument, SessionsDocument, type SessionsQuery } from '#web/graphql/profile.ts';
import { request } from '#web/lib/graphql.ts';
import { loadUser } from '#web/lib/session.ts';

export type Session = SessionsQuery['sessions'][number];

const key = ['session', 'list'];

/** The browsers with a session of the user, and how to end a session. */
export function useSessions() {
  const queries = useQueryClient();
  const { data: sessions, error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await request(SessionsDocument, {}, signal)).sessions,
  });
  const askAgain = () => queries.invalidateQueries({ queryKey: key });
  const one = useMutation({
    mutationFn: ({ id }: Session) => request(EndSessionDocument, { id }),
    onSettled: askAgain,
  });
  const endOthers = async () => {
    try {
      await request(EndOtherSessionsDocument);
      // The end of sessions raises the revision of the user.
      await loadUser();
    } finally {
      await askAgain();
    }
  };
  return { sessions, error, one, endOthers };
}
