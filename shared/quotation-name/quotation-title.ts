import type { QuotationLight } from '#shared/schemas/quotation.ts';

export type QuotationPlace = Pick<QuotationLight, 'name' | 'location'> & { province?: string | null };

/** 'name - location (PROVINCE)'; without a province no brackets (QVW-003, OP38). */
export function quotationTitle({ name, location, province }: QuotationPlace): string {
  const code = province?.trim().toUpperCase();
  return code ? `${name} - ${location} (${code})` : `${name} - ${location}`;
}
