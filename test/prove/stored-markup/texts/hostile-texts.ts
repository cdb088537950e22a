import { payloads, payloadsInTurn } from './payloads.ts';
import { markOf, nameOf } from './text-fields.ts';

/** Replaces a text, or returns it unchanged. */
export type TextFor = (path: readonly string[], text: string) => string;

export type IsText = (path: readonly string[]) => boolean;

/** Texts that identify something else or keep a form; other values would only break links. */
export const references = [
  ...['type', 'email', 'tags', 'include', 'exclude', 'visibilityConditions', 'recommendedConditions'],
  ...['colorlist', 'prices', 'scope', 'entity', 'startsAt', 'config', 'password', 'currentPassword', 'unit'],
  ...['day', 'iban', 'taxCode', 'count', 'length', 'height', 'width'],
];
/** Fields that the server derives from a person's texts. */
const derived = ['userName', 'createdBy', 'errorMessage', 'custom', 'pricelistName'];
const languages = /^(it|en|de)$/;
const address = /^(https?:\/)?\//;
/** Payloads in one text: `fewest` if a name has many places, `most` if it has few, `usual` if nobody counted. */
const amounts = { fewest: 2, usual: 6, most: 60 };

/** Tests by field name whether a person wrote a text; every translated text counts. */
export function personsTexts(names: Iterable<string>): IsText {
  const known = new Set([...names, ...derived].filter((name) => !references.includes(name)));
  // A choice of measures names its places by their ids.
  return (path) =>
    !path.includes('entries') && (known.has(nameOf(path)) || languages.test(path.at(-1) ?? ''));
}

/**
 * Puts payloads into texts. Each name gets all of them, if it has enough places. Every other address runs a
 * script.
 */
export function hostileTexts(isText: IsText, placesOf: Map<string, number>): TextFor {
  const next = payloadsInTurn();
  let addresses = 0;
  return (path, text) => {
    const name = nameOf(path);
    if (address.test(text)) return addresses++ % 2 === 0 ? 'javascript:hit()' : awayFrom(text, name);
    if (!isText(path)) return text;
    const places = placesOf.get(name);
    const share = places ? Math.ceil(payloads.length / places) : amounts.usual;
    const amount = Math.min(Math.max(share, amounts.fewest), amounts.most);
    return `${markOf(name)} ${next(name + languageOf(path), amount)}`;
  };
}

/** An address of another site that breaks out of an attribute. */
const awayFrom = (text: string, name: string) =>
  text.startsWith('https://') ? `${text}?${markOf(name)}"><img/src=x/onerror=hit()>` : text;

/** Each language separately: most screens show one. */
const languageOf = (path: readonly string[]) => path.find((part) => languages.test(part)) ?? '';

/** Counts the texts of each name. */
export function countTexts(places: Map<string, number>, isText: IsText): TextFor {
  return (path, text) => {
    const isShown = languageOf(path) === '' || languageOf(path) === 'it';
    if (isText(path) && isShown) places.set(nameOf(path), (places.get(nameOf(path)) ?? 0) + 1);
    return text;
  };
}

/** A value with every text passed through `textFor`, also in JSON inside a text. */
export function withTexts(value: unknown, textFor: TextFor, path: readonly string[] = []): unknown {
  if (typeof value === 'string') {
    return path.at(-1) === 'config' && value.startsWith('{')
      ? JSON.stringify(withTexts(JSON.parse(value), textFor, path))
      : textFor(path, value);
  }
  if (Array.isArray(value))
    return value.map((one, index) => withTexts(one, textFor, [...path, String(index)]));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withTexts(one, textFor, [...path, name])]),
  );
}
