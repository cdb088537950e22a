import type { PublishedColour } from '#shared/schemas/product.ts';
import { matchWords, searchable } from './match-words.ts';

/** A code as it is compared: case and blanks do not count. */
export const plainCode = (code: string) => code.toLowerCase().replace(/\s/g, '');

/** The colours whose code holds what was typed, blanks aside. */
export function coloursByCode<Colour extends { code: string }>(colours: readonly Colour[], search: string) {
  const wanted = plainCode(search);
  return colours.filter(({ code }) => plainCode(code).includes(wanted));
}

/** The colours whose code and folder together hold every part of what was typed: colours have no other name. */
export function coloursByName(colours: readonly PublishedColour[], search: string) {
  const matches = matchWords(search);
  return colours.filter(({ code, colorlist }) => matches(searchable([code, colorlist])));
}
