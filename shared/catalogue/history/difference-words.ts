import { formatPrice } from '#shared/format/format-price.ts';
import { formatPlainQuantity } from '#shared/format/format-quantity.ts';
import { packSize } from '#shared/format/pack-size.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { parseStoredPrice, parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { plainText } from '#shared/rich-text/plain-text.ts';

/** Lists whose entries are told by their number. */
const numbered = ['consumptionranges', 'priceranges', 'choices'] as const;
type NumberedPart = (typeof numbered)[number];

/** The texts of a language, and the names of entities by id. */
export type DifferenceTexts = {
  field: (word: string) => string | undefined;
  name: (id: string) => string | undefined;
  part: (part: NumberedPart, number: string) => string;
  package: (size: string) => string;
  value: (value: 'true' | 'false' | 'there') => string;
};

type Path = readonly string[];

/** The place of a difference, in words; with the unit of packages where it is known. */
export function differenceLabel(path: Path, texts: DifferenceTexts, um?: string | null): string {
  const parts: string[] = [];
  for (let index = 0; index < path.length; index += 1) {
    const segment = path[index] ?? '';
    const next = path[index + 1];
    const counted = numbered.find((name) => name === segment);
    if (counted && next) {
      parts.push(texts.part(counted, next));
      index += 1;
    } else if (segment === 'prices' && next) {
      parts.push(texts.package(um ? packSize(next, um) : next.replace('.', ',')));
      index += 1;
    } else if (segment !== 'package') {
      parts.push(wordOf(segment, texts));
    }
  }
  return parts.join(' · ');
}

const wordOf = (word: string, { field, name }: DifferenceTexts): string => field(word) ?? name(word) ?? word;

/** Whether a text has tags, or signs that a clean rich text writes as entities. */
export const isMarkup = ([part]: Path, text: string): boolean =>
  text.startsWith('<') || ((part === 'details' || part === 'specs') && /&\w+;/.test(text));

/** A value of a difference, in words. */
export function differenceValue(path: Path, text: string, texts: DifferenceTexts): string {
  if (text === 'true' || text === 'false') return texts.value(text);
  if (path.includes('package')) return texts.value('there');
  if (path.includes('prices')) return priceText(text);
  const last = path.at(-1) ?? '';
  if (path.includes('requiredProducts') || last === 'hbw') return text.replace('.', ',');
  if (last === 'consumption') return quantityText(text);
  if (last === 'um') return unitLabel(text);
  if (isMarkup(path, text)) return plainText(text);
  return wordOf(text, texts);
}

function priceText(text: string): string {
  const price = parseStoredPrice(text);
  return price === undefined ? text : formatPrice(price);
}

function quantityText(text: string): string {
  const quantity = parseStoredQuantity(text);
  return quantity === undefined ? text : formatPlainQuantity(quantity);
}
