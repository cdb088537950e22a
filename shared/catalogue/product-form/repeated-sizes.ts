import { formatCatalogueNumber } from '#shared/format/format-catalogue-number.ts';
import type { PackDraft, ProductDraft } from './draft.ts';
import { typedSize } from './typed-number.ts';

/** A package whose size another one of its price range has before it. */
export type RepeatedSize = { id: string; range: string; size: string };

const sizeOf = ({ packaging }: PackDraft): number | null => {
  const size = typedSize(packaging);
  return 'value' in size ? size.value : null;
};

/** The packages whose size one before them has. */
export function repeatedPacks(packs: readonly PackDraft[]): PackDraft[] {
  const sizes = packs.map(sizeOf);
  return packs.filter((_, index) => {
    const size = sizes[index] ?? null;
    return size !== null && sizes.indexOf(size) < index;
  });
}

type Priced = Pick<ProductDraft, 'priceranges'>;

/** Such packages by the path of their size in the draft; nobody is asked about one that was stored. */
export function repeatedSizes(draft: Priced, original: Priced): [string, RepeatedSize][] {
  const stored = new Set(
    original.priceranges.flatMap(({ packs }) => repeatedPacks(packs).map(({ id }) => id)),
  );
  return draft.priceranges.flatMap(({ name, packs }, range) =>
    repeatedPacks(packs)
      .filter(({ id }) => !stored.has(id))
      .map((pack): [string, RepeatedSize] => [
        `priceranges.${range}.packs.${packs.indexOf(pack)}.packaging`,
        { id: pack.id, range: name, size: formatCatalogueNumber(sizeOf(pack)) },
      ]),
  );
}
