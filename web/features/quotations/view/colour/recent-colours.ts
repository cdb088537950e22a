import * as z from 'zod/mini';
import { browserStore } from '#web/lib/storage.ts';
import { type ColourKey, keyOf } from './find-colours.ts';

const mostKept = 12;
const storageKey = (userId: string) => `recent-colours:${userId}`;
const kept = z.array(z.object({ code: z.string(), colorlist: z.string() }));

/** The colours a user chose lately on this device, newest first; none when the storage cannot be read. */
export function recentColours(userId: string): readonly ColourKey[] {
  try {
    return kept.parse(JSON.parse(browserStore.get(storageKey(userId)) ?? '[]'));
  } catch {
    return [];
  }
}

export function rememberColour(userId: string, { code, colorlist }: ColourKey): void {
  const others = recentColours(userId).filter((known) => keyOf(known) !== keyOf({ code, colorlist }));
  const recent = [{ code, colorlist }, ...others].slice(0, mostKept);
  browserStore.set(storageKey(userId), JSON.stringify(recent));
}
