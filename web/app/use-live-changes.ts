import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchingChanged, scopesOf, stayTuned } from '#web/lib/live-channel.ts';
import { loadUser, useUser } from './session.ts';

/** Keeps what is shown up to date while the session lasts. */
export function useLiveChanges() {
  const queries = useQueryClient();
  const { id, superUser } = useUser();
  useEffect(() => {
    const refetch = refetchingChanged(queries);
    const stops = scopesOf({ id, superUser }).map((scope) =>
      stayTuned(scope, {
        change: (change) => {
          if (change.entity === 'user' && change.id === id) loadUser().catch(() => {});
          refetch(change);
        },
        resumed: () => void queries.invalidateQueries(),
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries, id, superUser]);
}
