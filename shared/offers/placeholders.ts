import { isTag, markupOf, tokensOf } from '#shared/rich-text/text-runs.ts';

/** Words in braces that stand for the offer's values in its texts (OFR-076). */
export type PlaceholderValues = Record<'cliente' | 'cantiere' | 'numero' | 'scadenza' | 'totale', string>;

/** A word in braces: it stands for a value where the text has one of this name. */
const inBraces = /\{(\w+)\}/g;

/**
 * A line of plain text with its values; any other braces stay. Values are not read again: braces in them are words of
 * their own.
 */
export const filledText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(inBraces, (braces, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? braces) : braces,
  );

/** A rich text with its values, which are words and no markup; addresses of links stay as they are. */
export const filledMarkup = (html: string, values: PlaceholderValues): string => {
  const words = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, markupOf(value)]));
  return tokensOf(html)
    .map((token) => (isTag(token) ? token : filledText(token, words)))
    .join('');
};
