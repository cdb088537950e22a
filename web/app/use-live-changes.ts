import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchChanged, scopesOf, stayTuned } from '#web/lib/live-channel.ts';
import { loadUser, useUser } from './session.ts';

/** Keeps what is shown up to date while the session lasts. */
export function useLiveChanges() {
  const queries = useQueryClient();
  const { id, superUser } = useUser();
  useEffect(() => {
    const stops = scopesOf({ id, superUser }).map((scope) =>
      stayTuned(scope, {
        change: (change) => {
          if (change.entity === 'user' && change.id === id) loadUser().catch(() => {});
          void refetchChanged(queries, change);
        },
        resumed: () => void queries.invalidateQueries(),
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries, id, superUser]);
}
