import { useQuery } from '@tanstack/react-query';
import { confirmedIdOf } from '#shared/price-update/confirmed-id-of.ts';
import { previewQuery } from '../state/use-preview.ts';
import type { Update } from '../state/use-update.ts';
import { type Wishes, wishesOf } from '../state/use-wishes.ts';
import { formOf } from './update-form.ts';

/** The update that somebody else changed while it is changed here, in three versions: before, here, and theirs. */
export function useConflict({ preview, successor, factors, when, lists, runs }: Update, wishes: Wishes) {
  const replaced = successor && preview?.replaces;
  const base = useQuery(previewQuery(replaced ? confirmedIdOf({ id: replaced }) : undefined)).data;
  const theirs = useQuery(previewQuery(successor?.preview)).data;
  if (!successor || !preview || !base || !theirs) return undefined;
  const before = runs.runs.find(({ job }) => job.id === replaced)?.job;
  const startsAt = when.startsAt === undefined ? preview.startsAt : when.startsAt;
  return {
    preview,
    successor,
    forms: {
      base: formOf(base, before ? wishesOf(before) : wishes),
      mine: formOf({ ...lists, table: factors.next, startsAt }, wishes),
      theirs: formOf(theirs, wishesOf(successor.job)),
    },
  };
}

export type Conflict = NonNullable<ReturnType<typeof useConflict>>;
