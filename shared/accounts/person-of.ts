import { countryOf, isItaly } from '#shared/geography/countries.ts';
import type { SignUpInput } from '#shared/schemas/user-input.ts';
import { defaultLanguage } from './default-language.ts';

/** The fields that all people fill in about themselves, as forms send them. */
type Said = Omit<SignUpInput, 'type' | 'email' | 'password' | 'phone'> & { phone: string | null };

/** The person's own fields as they are stored: an empty text is none, and only Italian addresses have a province. */
export function personOf(said: Said) {
  const { firstName, lastName, checkbox1, checkbox2 } = said;
  const country = countryOf(said.country);
  return {
    firstName,
    lastName,
    company: said.company || null,
    country,
    address: said.address || null,
    address2: said.address2 || null,
    postalCode: said.postalCode || null,
    city: said.city || null,
    province: (isItaly(country) && said.province) || null,
    phone: said.phone || null,
    phone1: said.phone1 || null,
    language: said.language ?? defaultLanguage(country),
    checkbox1,
    checkbox2,
  };
}
