import type { Stroke } from './least-ink.ts';

/** Strokes as they are kept, coordinates by turns, as points. */
export const strokesOf = (drawn: readonly (readonly number[])[]): Stroke[] =>
  drawn.map((stroke) => stroke.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: stroke[at + 1] ?? 0 }] : [])));
