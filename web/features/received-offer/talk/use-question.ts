import type { ShownOffer } from '../parts/guest.ts';
import { keptWords, useKeptWords } from './use-kept-words.ts';

const keyOf = (offer: string) => `question-${offer}`;

/** `line`: the one that it is about, or the whole offer. */
const empty = { text: '', line: '' };

/** The question that was typed before in this tab. */
export const keptQuestion = (offer: string) => keptWords(keyOf(offer), empty);

export const useQuestion = (page: Pick<ShownOffer, 'offer' | 'inPerson'>) =>
  useKeptWords(keyOf(page.offer), page, empty);
