/** A figure with its limit; a caller may add details. */
export type Figure = { name: string; value: number; unit: string; limit: number; ok: boolean } & Record<
  string,
  unknown
>;

/** Prints one JSON line. */
export function print(figure: Figure): Figure {
  console.log(JSON.stringify(figure));
  return figure;
}
