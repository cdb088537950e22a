import type { PackDraft, PriceRangeDraft } from './draft.ts';
import { typedPrice } from './typed-number.ts';

type Priced = readonly Pick<PriceRangeDraft, 'packs'>[];

const isAbove0 = (text: string) => {
  const typed = typedPrice(text);
  return 'value' in typed && typed.value !== null && typed.value > 0;
};

const somePack = (priceranges: Priced, is: (pack: PackDraft) => boolean) =>
  priceranges.some(({ packs }) => packs.some(is));

/** Whether any package has a price above 0 in a price list, as it is typed. */
export const pricedIn = (priceranges: Priced, list: string): boolean =>
  somePack(priceranges, ({ prices }) => isAbove0(prices[list] ?? ''));

/** Whether any package has a price above 0 in any price list, as it is typed. */
export const isPriced = (priceranges: Priced): boolean =>
  somePack(priceranges, ({ prices }) => Object.values(prices).some(isAbove0));
