import { useState } from 'react';
import { tabStore } from '#web/lib/storage.ts';
import type { ShownOffer } from '../parts/guest.ts';

type Words = Record<string, string>;

/** The words that were typed before in this tab. */
export function keptWords<Typed extends Words>(key: string, empty: Typed): Typed {
  try {
    const kept = JSON.parse(tabStore.get(key) ?? '{}');
    if (Object.keys(empty).every((name) => typeof kept[name] === 'string')) return kept;
  } catch {}
  return empty;
}

/**
 * Words while they are typed. They survive a reload in the tab and a new version that is read first, but not on the owner's
 * device.
 */
export function useKeptWords<Typed extends Words>(
  key: string,
  { inPerson }: Pick<ShownOffer, 'inPerson'>,
  empty: Typed,
) {
  const [words, setWords] = useState(() => keptWords(key, empty));
  const change = (fields: Partial<Typed>) => {
    const next = { ...words, ...fields };
    setWords(next);
    if (!inPerson) tabStore.set(key, JSON.stringify(next));
  };
  return { ...words, change, forget: () => tabStore.remove(key) };
}
