import type { CustomerLight } from '#shared/schemas/customer.ts';
import { digitsOf } from './digits-of.ts';

/** A text as it is searched: neither case nor accents count (CUS-023). */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Digits from which on a search compares digits alone (CUS-024). */
const fewestDigits = 4;

export type SearchedCustomer = { customer: CustomerLight; words: string; digits: string };

/** A customer with the texts that are searched: made once, looked through at each key. */
export const searchedCustomer = (customer: CustomerLight): SearchedCustomer => {
  const { firstName, lastName, company, city, email, pec, vatNumber, taxCode, otherWords } = customer;
  const texts = [firstName, lastName, company, city, email, pec, vatNumber, taxCode, ...otherWords];
  const { phone, phone1, otherPhones } = customer;
  const numbers = [phone, phone1, ...otherPhones, ...texts];
  return {
    customer,
    words: folded(texts.filter(Boolean).join('\n')),
    digits: numbers
      .map((number) => digitsOf(number))
      .filter(Boolean)
      .join('\n'),
  };
};

/** A test for a customer: every typed part is inside one of its words, or the typed digits inside one of its numbers. */
export function matchCustomer(typed: string): (searched: SearchedCustomer) => boolean {
  const parts = folded(typed).split(/\s+/u).filter(Boolean);
  const digits = digitsOf(typed);
  const isNumber = digits.length >= fewestDigits && !/\p{L}/u.test(typed);
  return isNumber
    ? ({ digits: numbers }) => numbers.includes(digits)
    : ({ words }) => parts.every((part) => words.includes(part));
}

/** The customers that match, in the given order. */
export function searchCustomers(customers: readonly SearchedCustomer[], typed: string): CustomerLight[] {
  const matches = matchCustomer(typed);
  return customers.filter(matches).map(({ customer }) => customer);
}
