import type { Offer } from '#shared/schemas/offer.ts';
import { firstVat, isAllowedVat, offeredVat, type VatOwner } from './offered-vat.ts';
import { usedCodes } from './used-codes.ts';

type Taxed = Pick<Offer, 'lines' | 'vat' | 'defaultVat' | 'withholding' | 'splitPayment' | 'site'>;

/**
 * The offer without what the owner's regime does not allow: codes become the regime's first one, and who is without VAT
 * has neither withholding nor split payment (OFR-059). The same offer where there is no such thing.
 */
export function withinRegime<Some extends Taxed>(offer: Some, owner: VatOwner, day: string): Some {
  const first = firstVat(owner, { dwelling: offer.site?.dwelling ?? false, day });
  if (!first) return offer;
  const isForeign = (code: string) => !isAllowedVat(code, owner, day);
  const withheld = owner.regime === 'flat' && (offer.withholding !== null || offer.splitPayment);
  const isWhole =
    !isForeign(offer.defaultVat ?? first.code) && !offer.lines.some(({ vat }) => isForeign(vat));
  if (isWhole && !withheld) return offer;
  const codeOf = (code: string) => (isForeign(code) ? first.code : code);
  const changed = {
    ...offer,
    ...(withheld && { withholding: null, splitPayment: false }),
    defaultVat: offer.defaultVat && codeOf(offer.defaultVat),
    lines: offer.lines.map((line) => (isForeign(line.vat) ? { ...line, vat: first.code } : line)),
  };
  return { ...changed, vat: usedCodes(changed, offeredVat(owner, day)) };
}
