import { formatCatalogueNumber, formatEuro } from '#shared/format/format-catalogue-number.ts';
import type { Language } from '#shared/languages.ts';
import type { PackDraft, ProductDraft } from './draft.ts';
import { otherReading, unmistakable } from './other-reading.ts';
import { withCell } from './paste-cells.ts';
import { typedPrice, typedSize } from './typed-number.ts';

/** A typed number that may be another one; `list` is undefined for the size of a package. */
export type Doubt = {
  range: string;
  size: string;
  list: string | undefined;
  text: string;
  read: string;
  other: string;
};

/** By the path of the cell in the draft. */
export type Doubts = ReadonlyMap<string, Doubt>;

type Priced = Pick<ProductDraft, 'priceranges'>;

const cellsOf = ({ packaging, prices }: PackDraft, at: string) => [
  { path: `${at}.packaging`, list: undefined, text: packaging },
  ...Object.entries(prices).map(([list, text]) => ({ path: `${at}.prices.${list}`, list, text })),
];

const textAt = (pack: PackDraft | undefined, list: string | undefined) =>
  list === undefined ? pack?.packaging : pack?.prices[list];

/** The cells of the price tables that can be read in two ways, by their paths. Nobody doubts a text that was stored. */
export function doubtfulCells(draft: Priced, original: Priced, language: Language): [string, Doubt][] {
  const stored = new Map(original.priceranges.flatMap(({ packs }) => packs.map((pack) => [pack.id, pack])));
  return draft.priceranges.flatMap(({ name, packs }, range) =>
    packs.flatMap((pack, index) =>
      cellsOf(pack, `priceranges.${range}.packs.${index}`).flatMap(
        ({ path, list, text }): [string, Doubt][] => {
          const other = otherReading(text, language);
          const typed = list === undefined ? typedSize(text) : typedPrice(text);
          const format = list === undefined ? formatCatalogueNumber : formatEuro;
          if (other === undefined || 'issue' in typed || text === textAt(stored.get(pack.id), list))
            return [];
          const { packaging: size } = pack;
          return [[path, { range: name, size, list, text, read: format(typed.value), other: format(other) }]];
        },
      ),
    ),
  );
}

/** The draft with each doubt settled: as it was read, or as the other number. */
export function settleDoubts<Draft extends Priced>(
  draft: Draft,
  doubts: Doubts,
  reading: 'read' | 'other',
  language: Language,
): Draft {
  const settled = (pack: PackDraft, at: string) =>
    cellsOf(pack, at).reduce((now, { path, list }) => {
      const doubt = doubts.get(path);
      return doubt ? withCell(now, list, unmistakable(doubt[reading], language)) : now;
    }, pack);
  const priceranges = draft.priceranges.map((range, index) => ({
    ...range,
    packs: range.packs.map((pack, place) => settled(pack, `priceranges.${index}.packs.${place}`)),
  }));
  return { ...draft, priceranges };
}
