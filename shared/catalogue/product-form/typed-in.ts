import type { ProductDraft } from './draft.ts';

type Priced = Pick<ProductDraft, 'priceranges'>;

const pricesIn = ({ priceranges }: Priced, list: string) =>
  new Map(
    priceranges.flatMap(({ packs }) => packs.map(({ id, prices }) => [id, prices[list]?.trim() ?? ''])),
  );

/** Whether a price was typed in a list that differs from the stored one. */
export function typedIn(draft: Priced, original: Priced, list: string): boolean {
  const stored = pricesIn(original, list);
  return [...pricesIn(draft, list)].some(([pack, price]) => price !== '' && price !== stored.get(pack));
}
