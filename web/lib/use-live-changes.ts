import { useQueryClient } from '@tanstack/react-query';
import { Hub } from 'aws-amplify/utils';
import { useEffect } from 'react';
import { refetchingChanged, refetchingMissed, scopesOf, stayTuned } from './live-channel.ts';
import { loadUser, useUser } from './session.ts';
import { whenAnswered } from './when-answered.ts';

/** Loads the user again; it also notices a session that ended elsewhere. */
const askAgain = () => void loadUser().catch(() => {});

/** Keeps queries up to date during the session; it starts after the first screen. */
export function useLiveChanges() {
  const queries = useQueryClient();
  const user = useUser();
  const { id } = user;
  // The scopes change with the rights of the user.
  const scopes = scopesOf(user).join(' ');
  useEffect(() => {
    const refetch = refetchingChanged(queries);
    const missed = refetchingMissed(queries);
    // The server records the use of the session by this request, once an hour at most.
    const stopRenewals = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'tokenRefresh') askAgain();
    });
    let stops: (() => void)[] = [];
    const listen = () => {
      stops = scopes.split(' ').map((scope) =>
        stayTuned(scope, {
          change: (change) => {
            if (change.entity === 'session' || (change.entity === 'user' && change.id === id)) askAgain();
            refetch(change);
          },
          acknowledged: missed.acknowledged,
        }),
      );
    };
    const callOff = whenAnswered(queries, listen);
    return () => {
      stopRenewals();
      callOff();
      missed.stop();
      for (const stop of stops) stop();
    };
  }, [queries, id, scopes]);
}
