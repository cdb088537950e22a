import type { ErrorCode, ErrorParams } from '#shared/errors.ts';
import type { OfferTerms } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { evaluateOffer } from './evaluate-offer.ts';
import {
  largestAmount,
  longestLineTexts,
  maximumGroups,
  maximumLines,
  maximumSections,
  maximumWorks,
} from './offer-bounds.ts';
import { isReverseCharge } from './offered-vat.ts';

type Fault = { code: ErrorCode; params?: ErrorParams };

const invalid = (field: string): Fault => ({ code: 'invalid-input', params: { field } });

/** The first reason why an offer cannot be stored; undefined for one that can (OFR-013, OFR-014, OFR-027, OFR-065). */
export function offerFault(offer: OfferTerms): Fault | undefined {
  return faultOfParts(offer) ?? faultOfLines(offer) ?? faultOfAmounts(offer);
}

const isRepeated = (ids: readonly string[]) => new Set(ids).size < ids.length;

function faultOfParts({ lines, sections }: OfferTerms): Fault | undefined {
  if (lines.length > maximumLines) return { code: 'too-many-lines' };
  if (sections.length > maximumSections || isRepeated(sections.map(({ id }) => id)))
    return invalid('sections');
  if (isRepeated(lines.map(({ id }) => id))) return invalid('lines');
  const groups = new Set(lines.flatMap(({ alternative }) => alternative ?? []));
  if (groups.size > maximumGroups) return invalid('lines.alternative');
  const texts = lines.reduce((sum, line) => sum + lengthOf(line), 0);
  return texts > longestLineTexts ? { code: 'too-large' } : undefined;
}

/** Characters of the texts of a line. */
const lengthOf = ({ description, longText, unit }: OfferLine): number =>
  [description, longText].flatMap((text) => (text ? [text.it, text.en, text.de] : [])).join('').length +
  unit.length;

function faultOfLines({ lines, vat }: OfferTerms): Fault | undefined {
  const groupOf = new Map(lines.map(({ id, alternative }) => [id, alternative]));
  const codes = new Set(vat.map(({ code }) => code));
  for (const [at, { optional, alternative, material, vat: code }] of lines.entries()) {
    if (optional && alternative !== null) return invalid(`lines.${at}.alternative`);
    if (!codes.has(code)) return invalid(`lines.${at}.vat`);
    const works = material?.works ?? [];
    if (works.length > maximumWorks || isRepeated(works)) return invalid(`lines.${at}.works`);
    const groups = works.flatMap((id) => groupOf.get(id) ?? []);
    if (isRepeated(groups)) return { code: 'one-of-group' };
  }
  return undefined;
}

function faultOfAmounts(offer: OfferTerms): Fault | undefined {
  const { lines, fault } = evaluateOffer(offer);
  const large = lines.findIndex(({ amount, saleValue }) => Math.max(amount ?? 0, saleValue) > largestAmount);
  if (large >= 0) return invalid(`lines.${large}.quantity`);
  const used = new Set(offer.lines.map(({ vat }) => vat));
  const isReverse = offer.vat.some((code) => used.has(code.code) && isReverseCharge(code));
  if (offer.splitPayment && isReverse) return { code: 'split-with-reverse-charge' };
  return fault ? { code: fault } : undefined;
}
