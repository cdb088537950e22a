/** Stands for postcss in bundles: styles of rich texts are read by `shared/rich-text`. */
export function parse(): never {
  throw new Error('Bundles have no postcss.');
}
