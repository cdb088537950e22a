export type Size = { width: number; height: number };

/** Pixels of the longest side that a picture needs: more than any screen or print of ours shows. */
export const longestSide = 1600;

/** The size of a picture that has more pixels than it needs, in its proportions; undefined where it has not. */
export function smallerSize({ width, height }: Size): Size | undefined {
  const factor = longestSide / Math.max(width, height);
  if (factor >= 1) return undefined;
  const scaled = (side: number) => Math.max(1, Math.round(side * factor));
  return { width: scaled(width), height: scaled(height) };
}
