import { useCallback } from 'react';
import { displayName } from '#shared/accounts/display-name.ts';
import { useUser } from '#web/lib/session.ts';
import { useMoment } from '#web/lib/use-moment.ts';

/** Fills a sentence with the name and the time of a save; `at` is an ISO instant. `_own`: the user saved it elsewhere. */
export function useSaver() {
  const own = displayName(useUser());
  const moment = useMoment();
  return useCallback(
    (name: string, at: string) => ({
      name,
      time: moment(at),
      context: name === own ? ('own' as const) : undefined,
    }),
    [own, moment],
  );
}
