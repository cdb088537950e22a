import { formatPrice } from '#shared/format/format-price.ts';
import { packSize } from '#shared/format/pack-size.ts';
import { textIn } from '#shared/format/text-in.ts';
import { parseStoredPrice } from '#shared/money/parse-stored-number.ts';

type Texts = Parameters<typeof textIn>[0];
type OtherPrice = {
  product: Texts;
  range: Texts;
  um: string;
  packaging: string;
  pricelist: string;
  confirmed?: number | null | undefined;
  now?: number | null | undefined;
};

/** A price that is another than was confirmed, in words: which, as it was then, and as it is. */
export function otherPriceText(other: OtherPrice, language: string): string {
  const { product, range, um, packaging, pricelist, confirmed, now } = other;
  const what = [textIn(product, language), textIn(range, language), packSize(packaging, um), pricelist];
  return `${what.join(', ')}: ${shown(confirmed)} → ${shown(now)}`;
}

function shown(euro: number | null | undefined): string {
  const price = parseStoredPrice(euro);
  return price === undefined ? '—' : formatPrice(price);
}
