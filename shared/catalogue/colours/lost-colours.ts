import type { PublishedFolder } from '#shared/schemas/colour-folder.ts';
import type { Product } from '#shared/schemas/product.ts';
import { white } from './available-colours.ts';
import { codeKey } from './by-code.ts';

const keysOf = (folders: readonly PublishedFolder[]): Set<string> =>
  new Set(folders.flatMap(({ colours }) => colours.map(({ code }) => codeKey(code))));

/** The colours of some folders that no other folder has, by the keys of their codes; white is always there. */
export function lostColours(
  before: readonly PublishedFolder[],
  after: readonly PublishedFolder[],
): ReadonlySet<string> {
  const kept = keysOf(after).add(codeKey(white.code));
  return new Set([...keysOf(before)].filter((key) => !kept.has(key)));
}

export type ColourUses = { ranges: number; products: number };

/** How many price ranges have one of these colours, and of how many products. Nobody buys an archived one. */
export function usesOfColours(
  keys: ReadonlySet<string>,
  products: readonly Pick<Product, 'archived' | 'priceranges'>[],
): ColourUses {
  const counts = products
    .filter(({ archived }) => !archived)
    .map(
      ({ priceranges }) =>
        priceranges.filter(({ colors }) => colors.some(({ code }) => keys.has(codeKey(code)))).length,
    )
    .filter((ranges) => ranges > 0);
  return { ranges: counts.reduce((sum, ranges) => sum + ranges, 0), products: counts.length };
}
