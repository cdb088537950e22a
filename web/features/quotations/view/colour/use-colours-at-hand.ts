import { useMemo, useState } from 'react';
import { isColourAvailable } from '#shared/pricing/price-range-of-colour.ts';
import type { PublishedColour } from '#shared/schemas/product.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useUser } from '#web/lib/session.ts';
import { type ColouredRow, type ColourKey, keyOf } from './colour-choices.ts';
import { recentColours } from './recent-colours.ts';

export type ColoursAtHand = { used: readonly PublishedColour[]; recent: readonly PublishedColour[] };

/** The colours used in the quotation, then those chosen lately: of both, those the product of the row comes in. */
export function useColoursAtHand(
  { selectedProducts }: Pick<Quotation, 'selectedProducts'>,
  row: ColouredRow,
  colours: readonly PublishedColour[],
): ColoursAtHand {
  const { id } = useUser();
  const [chosenLately] = useState(() => recentColours(id));
  return useMemo(() => {
    const published = new Map(colours.map((colour) => [keyOf(colour), colour]));
    const offered = (keys: readonly ColourKey[]) => {
      const found = new Set(keys.map((key) => published.get(keyOf(key))));
      return [...found].flatMap((colour) => (colour && isColourAvailable(row, colour.code) ? [colour] : []));
    };
    const used = offered(
      selectedProducts.flatMap(({ color, colorlist }) =>
        color ? [{ code: color.code, colorlist: colorlist ?? '' }] : [],
      ),
    );
    return { used, recent: offered(chosenLately).filter((colour) => !used.includes(colour)) };
  }, [selectedProducts, row, colours, chosenLately]);
}
