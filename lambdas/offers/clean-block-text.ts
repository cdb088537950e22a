import { sanitiseTexts } from '#lambdas/runtime/sanitise.ts';
import { DomainError } from '#shared/errors.ts';
import { longestRichText } from '#shared/offers/offer-bounds.ts';
import type { Localised } from '#shared/schemas/localised.ts';

/** A text block as it is stored: each language within its length (OFR-074). */
export function cleanBlockText(text: Localised): Localised {
  const clean = sanitiseTexts(text) ?? { it: '' };
  const isLong = Object.values(clean).some((html) => (html?.length ?? 0) > longestRichText);
  if (isLong) throw new DomainError('too-large');
  return clean;
}
