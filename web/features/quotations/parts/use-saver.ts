import { useCallback } from 'react';
import { displayName } from '#shared/schemas/user.ts';
import { useUser } from '#web/lib/session.ts';
import { useMoment } from '#web/lib/use-moment.ts';

/**
 * Fills a sentence on who saved a version and when; `at` is an ISO instant. The user himself, in another
 * window, has his own sentence: the `_own` of the key.
 */
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
