import type { QuotationPlace } from '#shared/quotation-name/quotation-title.ts';

/** 'Bologna (BO)'; without a province no brackets. */
export function placeOf({ location, province }: Pick<QuotationPlace, 'location' | 'province'>): string {
  return province ? `${location} (${province.toUpperCase()})` : location;
}
