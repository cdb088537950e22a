import { useState } from 'react';
import { stopsForOtherPrices } from '#shared/schemas/price-update.ts';
import type { Job } from '#web/lib/use-job.ts';
import type { Update } from './use-update.ts';

/** The name of an update, and whether it stops when prices are others on its day. */
export type Wishes = { name: string; stops: boolean };

export const wishesOf = (job: Job | undefined): Wishes => ({
  name: job?.name ?? '',
  stops: job?.variant === stopsForOtherPrices,
});

/** The wishes for the update that is prepared: at first those of the waiting one that is changed. */
export function useWishes({ previews: { line }, preview, runs, isTaken }: Update) {
  const replaced = runs.runs.find(({ job }) => job.id === preview?.replaces)?.job;
  const [kept, setKept] = useState<{ line: string; wishes: Wishes }>();
  const own = kept?.line === line ? kept.wishes : undefined;
  const keep = (wishes: Wishes) => setKept({ line, wishes });
  // They outlast the update that is changed, and end with the one that takes them.
  if (isTaken && own) setKept(undefined);
  if (!isTaken && !own && replaced) keep(wishesOf(replaced));
  return { wishes: own ?? wishesOf(isTaken ? undefined : replaced), keep };
}
