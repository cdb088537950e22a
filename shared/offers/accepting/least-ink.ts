/** The field that strokes are drawn in, in its own points (ACC-027). */
export const inkField = { width: 600, height: 200 };
/** Points of all strokes together. */
export const mostInkPoints = 5000;

/** The least of a signature (F20): points, length of all strokes together, one side of the box around them. */
const fewestPoints = 10;
const leastLength = 60;
const leastSide = 30;

export type InkPoint = { x: number; y: number };
export type Stroke = readonly InkPoint[];

/** Whether strokes are enough to be a signature, and no tap, dot or short line (ACC-025). */
export function hasLeastInk(strokes: readonly Stroke[]): boolean {
  const points = strokes.flat();
  if (points.length < fewestPoints) return false;
  const length = strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0);
  const side = Math.max(spanOf(points.map(({ x }) => x)), spanOf(points.map(({ y }) => y)));
  return length >= leastLength && side >= leastSide;
}

const spanOf = (places: readonly number[]): number => Math.max(...places) - Math.min(...places);

const lengthOf = (stroke: Stroke): number =>
  stroke.slice(1).reduce((sum, point, at) => sum + distance(stroke[at] ?? point, point), 0);

const distance = (one: InkPoint, other: InkPoint): number => Math.hypot(one.x - other.x, one.y - other.y);
