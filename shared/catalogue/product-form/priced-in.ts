import type { PriceRangeDraft } from './draft.ts';
import { typedPrice } from './typed-number.ts';

/** Whether any package has a price above 0 in a price list, as it is typed. */
export const pricedIn = (priceranges: readonly Pick<PriceRangeDraft, 'packs'>[], list: string): boolean =>
  priceranges.some(({ packs }) =>
    packs.some(({ prices }) => {
      const typed = typedPrice(prices[list] ?? '');
      return 'value' in typed && typed.value !== null && typed.value > 0;
    }),
  );
