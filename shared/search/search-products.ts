import { textIn } from '#shared/format/text-in.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import { foldedWords } from './folded-words.ts';
import { searchWords, wordIndex } from './word-index.ts';

export type SearchedProduct = { id: string; name: Localised; phases?: readonly string[] };

/** Texts by which products are found, besides their names. */
export type ProductTexts = {
  /** The language of the user; Italian texts count beside it. */
  language: string;
  /** Names of the phases by id. */
  phases?: ReadonlyMap<string, Localised>;
  /** By id of the product: tags of choices that offer it, and the folded words of its texts. */
  words?: ReadonlyMap<string, { tags: string; texts: readonly string[] }>;
};

/**
 * The search of products, by name in the user's language and in Italian, then phase, tags and texts (QNW-010, PRD-007,
 * OPC-54). It answers the products that hold every typed word, the best first, else in the given order; all of them when
 * nothing is typed.
 */
export function productSearch<P extends SearchedProduct>(
  products: readonly P[],
  { language, phases, words }: ProductTexts,
): (typed: string) => P[] {
  const both = (text: Localised | undefined) =>
    foldedWords(`${textIn(text, language)} ${language === 'it' ? '' : textIn(text, 'it')}`);
  const wordsOfPhase = new Map([...(phases ?? [])].map(([id, name]) => [id, both(name)]));
  const index = wordIndex([
    products.map(({ name }) => both(name)),
    products.map(({ phases: held }) => (held ?? []).flatMap((phase) => wordsOfPhase.get(phase) ?? [])),
    products.map(({ id }) => foldedWords(words?.get(id)?.tags ?? '')),
    products.map(({ id }) => words?.get(id)?.texts ?? []),
  ]);
  return (typed) => searchWords(index, typed).flatMap((at) => products[at] ?? []);
}
