/** A figure with its limit; what else is worth knowing follows. */
export type Figure = { name: string; value: number; unit: string; limit: number; ok: boolean } & Record<
  string,
  unknown
>;

/** One JSON line. */
export function print(figure: Figure): Figure {
  console.log(JSON.stringify(figure));
  return figure;
}
