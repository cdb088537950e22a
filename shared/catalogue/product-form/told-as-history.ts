import { isRecord } from '#shared/is-record.ts';
import type { Clash } from '#shared/merge-changes.ts';
import { plainRangeName } from '../range-name.ts';
import type { ProductDraft } from './draft.ts';

const nameOf = (range: unknown) =>
  isRecord(range) && typeof range.name === 'string' ? range.name : undefined;

/** Clashes with paths as the history of products has them: a range is told by its name, a package by its size. */
export function toldAsHistory(clashes: readonly Clash[], draft: ProductDraft): Clash[] {
  return clashes.map((clash) => {
    const [part = '', number = '', packs, pack = '', ...rest] = clash.path;
    if ((part !== 'priceranges' && part !== 'consumptionranges') || number === '') return clash;
    // A range that one of the two removed is the other's alone.
    const removed = packs === undefined ? (nameOf(clash.mine) ?? nameOf(clash.theirs)) : undefined;
    const range = plainRangeName(removed ?? draft[part][Number(number) - 1]?.name ?? number);
    if (packs !== 'packs' || pack === '') return { ...clash, path: [part, range, ...clash.path.slice(2)] };
    const size = draft.priceranges[Number(number) - 1]?.packs[Number(pack) - 1]?.packaging ?? pack;
    return {
      ...clash,
      path: [part, range, 'prices', size, ...rest.filter((segment) => segment !== 'prices')],
    };
  });
}
