import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { provinceOf } from '#shared/geography/provinces.ts';
import { type NewQuotationForm, newQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { defaultQuotationName } from '#shared/schemas/quotation-bounds.ts';
import { askForNew } from '#web/lib/ask-for-new.ts';
import { useUser } from '#web/lib/session.ts';

/** Undefined when the location, or in Italy a province that exists, is missing (OP65). */
function readDetails(params: URLSearchParams, country: string): NewQuotationForm | undefined {
  const details = {
    name: params.get('name')?.trim() || defaultQuotationName,
    location: params.get('location') ?? '',
    province: provinceOf(params.get('province'))?.code ?? '',
    customerId: params.get('customerId') ?? undefined,
    siteId: params.get('siteId') ?? undefined,
  };
  return newQuotationForm(country).safeParse(details).data;
}

/** A screen for the details in the address; without them it leads to the list, which asks for them. */
export function NewQuotationDetails({ children }: { children: (details: NewQuotationForm) => ReactNode }) {
  const [params] = useSearchParams();
  const details = readDetails(params, useUser().country);
  return details ? children(details) : <Navigate to={paths.quotations} replace state={askForNew} />;
}
