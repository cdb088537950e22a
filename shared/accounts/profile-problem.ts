import { isItaly } from '#shared/geography/countries.ts';
import type { User } from '#shared/schemas/user.ts';
import { isCompanyType } from './company-types.ts';

/** The field that a profile still lacks for the type and the country that its user really has (PRO-016, PRO-017). */
export function profileProblem({
  type,
  country,
  company,
  province,
}: Pick<User, 'type' | 'country' | 'company' | 'province'>): 'company' | 'province' | undefined {
  if (isCompanyType(type) && !company) return 'company';
  return isItaly(country) && !province ? 'province' : undefined;
}
