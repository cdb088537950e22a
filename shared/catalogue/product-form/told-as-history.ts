import type { Clash } from '#shared/merge-changes.ts';
import type { ProductDraft } from './draft.ts';

/** Clashes with paths as the history of products has them: a package is told by its size, a range name by its language. */
export function toldAsHistory(clashes: readonly Clash[], { priceranges }: ProductDraft): Clash[] {
  return clashes.map((clash) => {
    const [part = '', range = '', packs, pack = '', ...rest] = clash.path;
    if (part !== 'priceranges' || packs !== 'packs' || pack === '') return clash;
    const size = priceranges[Number(range) - 1]?.packs[Number(pack) - 1]?.packaging ?? pack;
    const path = [part, range, 'prices', size, ...rest.filter((segment) => segment !== 'prices')];
    return { ...clash, path };
  });
}
