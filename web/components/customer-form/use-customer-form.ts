import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { checkCustomerForm } from '#shared/customers/check-customer-form.ts';
import { emptyCustomer } from '#shared/customers/customer-defaults.ts';
import type { CustomerContent, CustomerForm } from '#shared/schemas/customer-form.ts';

export type CustomerFormState = UseFormReturn<CustomerForm, unknown, CustomerContent>;

/** A customer in the fields of its form. */
export const formOf = (of: CustomerContent): CustomerForm => ({
  kind: of.kind,
  ...{ firstName: of.firstName ?? '', lastName: of.lastName ?? '', company: of.company ?? '' },
  ...{ vatNumber: of.vatNumber ?? '', taxCode: of.taxCode ?? '', sdiCode: of.sdiCode ?? '' },
  ...{ pec: of.pec ?? '', email: of.email ?? '', phone: of.phone ?? '', phone1: of.phone1 ?? '' },
  ...{ address: of.address ?? '', postalCode: of.postalCode ?? '', city: of.city ?? '' },
  ...{ province: of.province ?? '', note: of.note ?? '' },
  ...{ country: of.country, language: of.language, paysByTaxTransfer: of.paysByTaxTransfer },
});

/** The form of a customer that there is not yet, of the user's country. */
export const emptyForm = (country: string): CustomerForm => formOf(emptyCustomer('private', country));

const resolver: Resolver<CustomerForm, unknown, CustomerContent> = (values) => {
  const checked = checkCustomerForm(values);
  if ('content' in checked) return { values: checked.content, errors: {} };
  const errors: FieldErrors<CustomerForm> = Object.fromEntries(
    Object.entries(checked.wrong).map(([name, message]) => [name, { type: 'rule', message }]),
  );
  return { values: {}, errors };
};

/** The fields of a customer; what they hold comes out as the server takes it. */
export const useCustomerForm = (start: CustomerForm): CustomerFormState =>
  useForm<CustomerForm, unknown, CustomerContent>({ mode: 'onTouched', defaultValues: start, resolver });
