import type { DocumentOptions } from './document-options.ts';
import type { DocumentTexts } from './document-texts.ts';

/** The word that tells a document from the full one, in its title and in the name of its file; null for the full one. */
export function documentKind(
  { type, forSite }: Pick<DocumentOptions, 'type' | 'forSite'>,
  { kinds }: DocumentTexts,
): string | null {
  if (forSite) return kinds.site;
  return type === 2 ? kinds.withoutPrices : null;
}
