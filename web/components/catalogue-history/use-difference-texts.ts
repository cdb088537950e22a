import { useTranslation } from 'react-i18next';
import { formatPrice } from '#shared/format/format-price.ts';
import { formatPlainQuantity } from '#shared/format/format-quantity.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { parseStoredPrice, parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { plainText } from '#shared/rich-text/plain-text.ts';
import { useTextOf } from '#web/lib/use-text-of.ts';

/** Names of entities by id. */
export type Names = ReadonlyMap<string, string>;

type Path = readonly string[];

/** Lists whose entries are told by their number. */
const numbered = ['consumptionranges', 'priceranges', 'choices'] as const;

/** The place and the values of a difference, in words. */
export function useDifferenceTexts(names: Names) {
  const { t } = useTranslation('catalogue');
  const fieldText = useTextOf('catalogue:history.fields');
  const textOf = (word: string) => fieldText(word) ?? names.get(word) ?? word;
  const label = (path: Path): string => {
    const parts: string[] = [];
    for (let index = 0; index < path.length; index += 1) {
      const segment = path[index] ?? '';
      const next = path[index + 1];
      const counted = numbered.find((name) => name === segment);
      if (counted && next) {
        parts.push(t(`history.part.${counted}`, { number: next }));
        index += 1;
      } else if (segment === 'prices' && next) {
        parts.push(t('history.part.package', { size: next.replace('.', ',') }));
        index += 1;
      } else if (segment !== 'package') {
        parts.push(textOf(segment));
      }
    }
    return parts.join(' · ');
  };
  const value = (path: Path, text: string): string => {
    if (text === 'true' || text === 'false') return t(`history.values.${text}`);
    if (path.includes('package')) return t('history.values.there');
    if (path.includes('prices')) return priceText(text);
    if (path.includes('requiredProducts')) return text.replace('.', ',');
    const last = path.at(-1) ?? '';
    if (last === 'consumption') return quantityText(text);
    if (last === 'um') return unitLabel(text);
    if (text.startsWith('<')) return plainText(text);
    return textOf(text);
  };
  return { label, value };
}

function priceText(text: string): string {
  const price = parseStoredPrice(text);
  return price === undefined ? text : formatPrice(price);
}

function quantityText(text: string): string {
  const quantity = parseStoredQuantity(text);
  return quantity === undefined ? text : formatPlainQuantity(quantity);
}
