import { useMemo } from 'react';
import { customerName } from '#shared/customers/customer-name.ts';
import { useCustomers } from './use-customers.ts';

const { compare } = new Intl.Collator('it', { numeric: true });

/** Customers by name, with their city; an archived one only where it is chosen (CUS-025). */
export function useCustomerOptions(chosen: string | null, name?: string) {
  const { data, isPending } = useCustomers();
  const options = useMemo(
    () =>
      (data ?? [])
        .filter(({ id, archived }) => !archived || id === chosen)
        .map((customer) => ({
          value: customer.id,
          label: [customerName(customer), customer.city].filter(Boolean).join(' · '),
        }))
        .sort((a, b) => compare(a.label, b.label)),
    [data, chosen],
  );
  // Until they are loaded, the chosen one is the one that is known.
  return { options: !data && chosen && name ? [{ value: chosen, label: name }] : options, isPending };
}
