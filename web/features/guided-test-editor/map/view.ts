import { type MapBox, type MapLayout, sizes } from './layout.ts';

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
/** The corner of the picture that is at the top left, and how many pixels a unit of it takes. */
export type View = Point & { scale: number };

/** Pixels of a unit: below the first, texts cannot be read; the others end the zoom. */
const [readable, least, most] = [0.8, 0.15, 3];

const clamp = (value: number, from: number, to: number) =>
  Math.min(Math.max(value, from), Math.max(from, to));

/** Some of the picture is always seen. */
export function kept({ x, y, scale }: View, layout: Size, seen: Size): View {
  const [wide, high] = [seen.width / scale / 2, seen.height / scale / 2];
  return { x: clamp(x, -wide, layout.width - wide), y: clamp(y, -high, layout.height - high), scale };
}

/** All of it, in the middle. */
export function wholeView(layout: Size, seen: Size): View {
  const scale = clamp(Math.min(seen.width / layout.width, seen.height / layout.height), least, 1);
  return { x: (layout.width - seen.width / scale) / 2, y: 0, scale };
}

/**
 * Shows all stages side by side if their texts stay readable, else at full size. The box `at` is in sight, with what
 * comes before it.
 */
export function firstView(layout: MapLayout, seen: Size, at?: MapBox): View {
  const whole = seen.width / layout.width;
  const scale = whole >= readable ? Math.min(whole, 1) : 1;
  const [wide, high] = [seen.width / scale, seen.height / scale];
  const { margin } = sizes;
  const right = at && at.x + sizes.box + margin > wide ? at.x - margin : 0;
  const down = at ? Math.min(at.y + at.height + margin - high, at.y - margin) : 0;
  return {
    x: wide > layout.width ? (layout.width - wide) / 2 : clamp(right, 0, layout.width - wide),
    y: clamp(down, 0, layout.height - high),
    scale,
  };
}

/** Zooms around a point of the screen. The part of the map under that point stays there. */
export function zoomed(view: View, factor: number, { x, y }: Point): View {
  const scale = clamp(view.scale * factor, least, most);
  return { x: view.x + x / view.scale - x / scale, y: view.y + y / view.scale - y / scale, scale };
}

/** Moved by pixels of the screen. */
export const moved = ({ x, y, scale }: View, by: Point): View => ({
  x: x + by.x / scale,
  y: y + by.y / scale,
  scale,
});
