import type { Customer } from '#shared/schemas/customer.ts';

type Named = Pick<Customer, 'kind' | 'firstName' | 'lastName' | 'company'>;

/** The name of a customer: people by first and last name, others by the one they have (CUS-006). */
export const customerName = ({ kind, firstName, lastName, company }: Named): string =>
  kind === 'private' ? [firstName, lastName].filter(Boolean).join(' ') : (company ?? '');
