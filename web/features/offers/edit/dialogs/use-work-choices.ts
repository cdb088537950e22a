import { useState } from 'react';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import type { Suggestion } from '../use-suggestions.ts';

/** A work that is added, its section, the quantity that is proposed, and the measured places that it is of. */
export type Choice = {
  workId: string;
  sectionId: string | null;
  quantity: number | null;
  places: readonly string[];
};

/** A suggestion is told from the work itself by its section. */
export const keyOf = ({ work, section }: Suggestion): string => `${section ?? ''} ${work.id}`;

/**
 * The ticked works. Suggestions with a price are ticked at first in an offer without works, which has just been made of
 * its materials (WRK-019).
 */
export function useWorkChoices(
  draft: OfferDraft,
  suggestions: readonly Suggestion[],
  sectionId: string | null,
) {
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isNew] = useState(() => !draft.lines.some(({ kind }) => kind === 'work'));
  const suggested = new Map(suggestions.map((suggestion) => [keyOf(suggestion), suggestion]));
  const isChosen = (key: string): boolean =>
    ticks.get(key) ?? (isNew && (suggested.get(key)?.isTicked ?? false));
  // A section that is named after a measured place has its measure.
  const places = draft.sections.flatMap(({ id, name }) => (id === sectionId ? [name] : []));
  const keys = new Set([...suggested.keys(), ...ticks.keys()]);
  const chosen = [...keys].filter(isChosen).map((key): Choice => {
    const suggestion = suggested.get(key);
    if (!suggestion) return { workId: key, sectionId, quantity: null, places };
    const { work, section, ...proposed } = suggestion;
    return { workId: work.id, sectionId: section, quantity: proposed.quantity, places: proposed.places };
  });
  const toggle = (key: string) => setTicks((now) => new Map([...now, [key, !isChosen(key)]]));
  return { chosen, isChosen, toggle };
}
