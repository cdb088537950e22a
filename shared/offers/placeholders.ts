import { isTag, markupOf, tokensOf } from '#shared/rich-text/text-runs.ts';

/** Words in braces that stand for the offer's values in its texts (OFR-076). */
const placeholders = ['cliente', 'cantiere', 'numero', 'scadenza', 'totale'] as const;
export type PlaceholderValues = Record<(typeof placeholders)[number], string>;

const placeholder = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/** A line of plain text with its values; any other braces stay. */
export const filledText = (text: string, values: PlaceholderValues): string =>
  text.replace(placeholder, (_, name: keyof PlaceholderValues) => values[name]);

/** A rich text with its values, which are words and no markup; addresses of links stay as they are. */
export const filledMarkup = (html: string, values: PlaceholderValues): string =>
  tokensOf(html)
    .map((token) => (isTag(token) ? token : filledWords(token, values)))
    .join('');

const filledWords = (words: string, values: PlaceholderValues): string =>
  words.replace(placeholder, (_, name: keyof PlaceholderValues) => markupOf(values[name]));
