import { type NewQuotationForm, newQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { defaultQuotationName } from '#shared/schemas/quotation.ts';

/** Where the products of a new quotation are chosen; its details travel in the address (QLS-026). */
export function newQuotationAddress(type: string, { name, location, province }: NewQuotationForm): string {
  const params = new URLSearchParams({ name, location, ...(province ? { province } : {}) });
  return `/preventivi/nuovo/${type}?${params}`;
}

/** The details of an address; undefined when location, or province in Italy, is missing (OP65). */
export function readNewQuotation(params: URLSearchParams, country: string): NewQuotationForm | undefined {
  const details = {
    name: params.get('name')?.trim() || defaultQuotationName,
    location: params.get('location') ?? '',
    province: params.get('province') ?? '',
  };
  return newQuotationForm(country).safeParse(details).data;
}
