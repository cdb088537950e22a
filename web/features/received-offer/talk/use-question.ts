import { useState } from 'react';
import { tabStore } from '#web/lib/storage.ts';
import type { ShownOffer } from '../parts/guest.ts';

/** `line`: the one that it is about, or the whole offer. */
type Question = { text: string; line: string };

const keyOf = (offer: string) => `question-${offer}`;

/** The question that was typed before in this tab. */
export function keptQuestion(offer: string): Question {
  try {
    const { text, line } = JSON.parse(tabStore.get(keyOf(offer)) ?? '{}');
    if (typeof text === 'string' && typeof line === 'string') return { text, line };
  } catch {}
  return { text: '', line: '' };
}

/** A question while it is typed. It survives a reload in the tab, but not on the owner's device. */
export function useQuestion({ offer, inPerson }: Pick<ShownOffer, 'offer' | 'inPerson'>) {
  const [question, setQuestion] = useState(() => keptQuestion(offer));
  const change = (fields: Partial<Question>) => {
    const next = { ...question, ...fields };
    setQuestion(next);
    if (!inPerson) tabStore.set(keyOf(offer), JSON.stringify(next));
  };
  return { ...question, change, forget: () => tabStore.remove(keyOf(offer)) };
}
