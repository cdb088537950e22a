import { useQueryClient } from '@tanstack/react-query';
import { Hub } from 'aws-amplify/utils';
import { useEffect } from 'react';
import { refetchingChanged, scopesOf, stayTuned } from '#web/lib/live-channel.ts';
import { loadUser, useUser } from './session.ts';

/** Who the user is now; a session that was ended elsewhere ends here by it. */
const askAgain = () => void loadUser().catch(() => {});

/** Keeps what is shown up to date while the session lasts. */
export function useLiveChanges() {
  const queries = useQueryClient();
  const { id, superUser } = useUser();
  useEffect(() => {
    const refetch = refetchingChanged(queries);
    // The server notes by it that the session is used, once an hour at most.
    const stopRenewals = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'tokenRefresh') askAgain();
    });
    const stops = scopesOf({ id, superUser }).map((scope) =>
      stayTuned(scope, {
        change: (change) => {
          if (change.entity === 'session' || (change.entity === 'user' && change.id === id)) askAgain();
          refetch(change);
        },
        resumed: () => void queries.invalidateQueries(),
      }),
    );
    return () => {
      stopRenewals();
      for (const stop of stops) stop();
    };
  }, [queries, id, superUser]);
}
