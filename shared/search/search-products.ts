import { textIn } from '#shared/schemas/localised.ts';
import type { ProductSummary } from '#shared/schemas/product.ts';
import { matchWords, searchable } from './match-words.ts';

export type ProductSearch = {
  search?: string | null;
  /** Id of a phase; only products that hold it. */
  phase?: string | null;
  /** The language of the user. */
  language: string;
};

/** In names of products accents do not count either (OPC-54). */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The products of the chosen phase whose name holds every part of the typed text, in the given order. The name in the
 * user's language counts, and so does the Italian one (QNW-010, QNW-011, OP35).
 */
export function searchProducts<
  P extends Pick<ProductSummary, 'name'> & Partial<Pick<ProductSummary, 'phases'>>,
>(products: readonly P[], { search, phase, language }: ProductSearch): P[] {
  const matches = matchWords(withoutAccents(search ?? ''));
  return products.filter(
    (product) =>
      (!phase || product.phases?.includes(phase)) &&
      matches(searchable([textIn(product.name, language), textIn(product.name, 'it')].map(withoutAccents))),
  );
}
