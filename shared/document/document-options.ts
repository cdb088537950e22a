import { type Language, languages } from '#shared/languages.ts';
import type { Localised } from '#shared/schemas/localised.ts';

/** 0 and 1 show the full table, 2 shows texts without numbers (QPR-015 to QPR-017). */
export type DocumentType = 0 | 1 | 2;

export type DocumentOptions = {
  language: Language;
  type: DocumentType;
  showPrices: boolean;
  showSpecs: boolean;
  /** For those who work on the site: nothing that concerns prices alone, and no alarm about what others decide. */
  forSite?: boolean;
  /** The day the document is made; the quotation's own day when left out. */
  now?: Date;
  /** Address of the owner's logo to use instead of the stored one; null leaves the logo out. */
  ownerLogo?: string | null;
  /** The names of the phases each row is for, by sId; without them no row names any. */
  phases?: ReadonlyMap<string, readonly (Localised | string)[]> | undefined;
  /** The share link whose QR code the document carries; `until` is when it expires. */
  onlineVersion?: { address: string; until: string } | undefined;
};

/** The type an address asks for; what is not a type counts as 0 (OP31). */
export function documentType(asked: string | null | undefined): DocumentType {
  return asked === '1' ? 1 : asked === '2' ? 2 : 0;
}

/** A switch of an address: 'true' and '1' are on, all else is off. */
export function isOn(asked: string | null | undefined): boolean {
  return asked === 'true' || asked === '1';
}

/** The language of the document: the one asked for, else the owner's, else Italian (OP59). */
export function documentLanguage(...wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const known = languages.find((language) => language === wish);
    if (known) return known;
  }
  return 'it';
}

/**
 * The parts that are really shown: type 2 has no numbers and no prices, and its specs cannot be hidden (QPR-017 to
 * QPR-019).
 */
export function shownParts({ type, showPrices, showSpecs }: DocumentOptions) {
  const numbers = type !== 2;
  return { numbers, prices: numbers && showPrices, specs: !numbers || showSpecs };
}
export type ShownParts = ReturnType<typeof shownParts>;
