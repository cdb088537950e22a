import { useState } from 'react';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import type { Suggestion } from '../use-suggestions.ts';

/** A work that is added, its section, and the quantity that is proposed. */
export type Choice = { workId: string; sectionId: string | null; quantity: number | null };

/** A suggestion is told from the work itself by its section. */
export const keyOf = ({ work, section }: Suggestion): string => `${section ?? ''} ${work.id}`;

/**
 * The ticked works. Suggestions with a price are ticked at first in an offer without works, which has just been made of
 * its materials (WRK-019). Who adds to one section begins with those of that section.
 */
export function useWorkChoices(
  draft: OfferDraft,
  suggestions: readonly Suggestion[],
  sectionId: string | null,
) {
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isNew] = useState(() => !draft.lines.some(({ kind }) => kind === 'work'));
  const suggested = new Map(suggestions.map((suggestion) => [keyOf(suggestion), suggestion]));
  const isFirst = (key: string): boolean => {
    const suggestion = suggested.get(key);
    if (!isNew || !suggestion) return false;
    return suggestion.isTicked && (sectionId === null || suggestion.section === sectionId);
  };
  const isChosen = (key: string): boolean => ticks.get(key) ?? isFirst(key);
  const keys = new Set([...suggested.keys(), ...ticks.keys()]);
  const chosen = [...keys].filter(isChosen).map((key): Choice => {
    const suggestion = suggested.get(key);
    if (!suggestion) return { workId: key, sectionId, quantity: null };
    return {
      workId: suggestion.work.id,
      sectionId: suggestion.section,
      quantity: suggestion.quantity,
    };
  });
  const toggle = (key: string) => setTicks((now) => new Map([...now, [key, !isChosen(key)]]));
  return { chosen, isChosen, toggle };
}
