import { cleanTexts } from '#lambdas/store/offer/clean-texts.ts';
import { DomainError } from '#shared/errors.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { longestRichText } from '#shared/offers/offer-bounds.ts';
import { offerFault } from '#shared/offers/offer-fault.ts';
import { settledOffer } from '#shared/offers/settled-offer.ts';
import { usedCodes } from '#shared/offers/used-codes.ts';
import { isTooLarge } from '#shared/offers/wanted-total.ts';
import type { Offer, OfferTexts, VatCode } from '#shared/schemas/offer.ts';
import type { UpdateOfferInput } from '#shared/schemas/offer-input.ts';
import type { OfferSettings } from '#shared/schemas/offer-settings.ts';
import { editedLines, type OfQuotations } from './edited-lines.ts';

type Known = {
  quotations: OfQuotations;
  /** The codes that the owner may choose today. */
  offered: readonly VatCode[];
  regime: OfferSettings['regime'];
};

/** The offer after a save, settled; it throws for one that cannot be stored. No amount comes from the caller (OFR-018). */
export function editedOffer(before: Offer, input: UpdateOfferInput, known: Known): Offer {
  const { id, revision, lines, sections, texts, customerId, siteId, contactId, ...terms } = input;
  if (known.regime === 'flat' && (terms.withholding || terms.splitPayment))
    throw new DomainError('invalid-input', { field: 'input.regime' });
  const edited: Offer = {
    ...before,
    ...withoutUndefined(terms),
    texts: { ...before.texts, ...typedTexts(texts ?? {}) },
    sections: sections ?? before.sections,
  };
  if (lines) edited.lines = editedLines(edited, lines, known.quotations);
  const settled = settledOffer({ ...edited, vat: usedCodes(edited, known.offered) });
  const fault = offerFault(settled) ?? roundingFault(settled, input);
  if (fault) throw new DomainError(fault.code, 'params' in fault ? fault.params : undefined);
  return settled;
}

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };

/** Texts of a save, each within its length as it is stored (OFR-074). */
function typedTexts(texts: NonNullable<UpdateOfferInput['texts']>): Partial<OfferTexts> {
  const clean = cleanTexts(withoutUndefined(texts));
  const isLong = Object.values(clean).some((text) => (text?.length ?? 0) > longestRichText);
  if (isLong) throw new DomainError('too-large');
  return clean;
}

/** A rounding that comes with a save is at most a tenth of the amount before it (OFR-049). */
function roundingFault(offer: Offer, { rounding }: UpdateOfferInput) {
  if (!rounding) return undefined;
  const { taxable } = evaluateOffer({ ...offer, rounding: null });
  if (taxable === 0) return { code: 'nothing-to-round' as const };
  return isTooLarge(rounding.amount, taxable) ? { code: 'rounding-too-large' as const } : undefined;
}
