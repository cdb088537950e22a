import { provinceOf } from '#shared/geography/provinces.ts';
import { type NewQuotationForm, newQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { defaultQuotationName } from '#shared/schemas/quotation-bounds.ts';

/** The details of an address; undefined when location, or in Italy a province that exists, is missing (OP65). */
export function readNewQuotation(params: URLSearchParams, country: string): NewQuotationForm | undefined {
  const details = {
    name: params.get('name')?.trim() || defaultQuotationName,
    location: params.get('location') ?? '',
    province: provinceOf(params.get('province'))?.code ?? '',
  };
  return newQuotationForm(country).safeParse(details).data;
}
