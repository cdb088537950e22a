import type { VatCode } from '#shared/schemas/offer.ts';
import type { VatRegime } from '#shared/schemas/offer-settings.ts';
import { type OfferedVatCode, vatCodes } from './vat-codes.ts';

/** The owner, as the codes that they may use depend on them. */
export type VatOwner = {
  /** Two letters, in capitals. */
  country: string;
  regime: VatRegime;
  /** Codes of their own. */
  own: readonly VatCode[];
};

/** Whether a code is offered on a day, its last one included. */
export const isOffered = ({ from, until }: Pick<OfferedVatCode, 'from' | 'until'>, day: string): boolean =>
  from <= day && (until === null || day <= until);

/** A code as offers keep it. */
const copied = ({ countries, from, until, flat, ...code }: OfferedVatCode): VatCode => code;

/**
 * The codes that an owner may choose on a day, the highest rate first: those of their country, then their own. Without
 * VAT there is one code alone (OFR-053, OFR-059).
 */
export function offeredVat({ country, regime, own }: VatOwner, day: string): VatCode[] {
  const ofCountry = vatCodes.filter((code) => code.countries.includes(country) && isOffered(code, day));
  const flat = ofCountry.filter((code) => code.flat);
  if (regime === 'flat' && flat.length > 0) return flat.map(copied);
  const ordinary = ofCountry.filter((code) => !code.flat).map(copied);
  return [...byRate(ordinary), ...byRate(own)];
}

/** The VAT code of a work; another one where it has none, or one that is not offered (WRK-006, OFR-059). */
export const vatOfWork = (
  { vat }: { vat: string | null },
  offered: readonly VatCode[],
  other: string,
): string => (vat !== null && offered.some(({ code }) => code === vat) ? vat : other);

/** Whether a regime allows a code, offered or not: who is without VAT has theirs alone, which nobody else has (OFR-059). */
export function isAllowedVat(code: string, { country, regime }: VatOwner, day: string): boolean {
  const flat = vatCodes.filter((each) => each.flat);
  const own = flat.filter((each) => each.countries.includes(country) && isOffered(each, day));
  const allowed = regime === 'flat' && own.length > 0 ? own : undefined;
  return allowed ? allowed.some((each) => each.code === code) : !flat.some((each) => each.code === code);
}

const byRate = (codes: readonly VatCode[]) => codes.toSorted((one, other) => other.rate - one.rate);

/** Rate of works on dwellings in Italy (OFR-055). */
const ofDwellings = 'IT10';

/**
 * The code that new lines get, before the owner chooses another one (OFR-055): IT10 on a dwelling in Italy, else the
 * highest rate. Nothing for an owner of another country who has not typed a code yet.
 */
export function firstVat(
  owner: VatOwner,
  { dwelling, day }: { dwelling: boolean; day: string },
): VatCode | null {
  const codes = offeredVat(owner, day);
  const reduced = dwelling ? codes.find(({ code }) => code === ofDwellings) : undefined;
  return reduced ?? codes[0] ?? null;
}

/** Whether a nature is reverse charge: the customer owes the VAT (OFR-065). */
export const isReverseCharge = ({ nature }: Pick<VatCode, 'nature'>): boolean =>
  nature?.startsWith('N6') ?? false;

/** The withholding of condominiums, in hundredths of a percent (OFR-062). */
const ofCondominiums = 400;

/**
 * The withholding that a new offer begins with: Italian owners of the ordinary regime, to condominiums that do not pay
 * by tax transfer (OFR-062).
 */
export const firstWithholding = (
  { country, regime }: Pick<VatOwner, 'country' | 'regime'>,
  customer: { kind: string; paysByTaxTransfer: boolean } | null,
): number | null =>
  country === 'IT' && regime === 'ordinary' && customer?.kind === 'condominium' && !customer.paysByTaxTransfer
    ? ofCondominiums
    : null;
