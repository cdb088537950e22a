import { colourDifference } from './colour-difference.ts';
import { labOf } from './lab.ts';
import type { Rgb } from './rgb.ts';

/** The colours from the most similar to the least; those equally similar keep their order. */
export function bySimilarity<C extends Rgb>(colours: readonly C[], wanted: Rgb): readonly C[] {
  const target = labOf(wanted);
  return colours
    .map((colour) => ({ colour, difference: colourDifference(labOf(colour), target) }))
    .sort((left, right) => left.difference - right.difference)
    .map(({ colour }) => colour);
}

/** How different a colour looks from another, see {@link colourDifference}. */
export const differenceOf = (colour: Rgb, wanted: Rgb): number =>
  colourDifference(labOf(colour), labOf(wanted));
