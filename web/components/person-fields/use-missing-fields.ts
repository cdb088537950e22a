import { useTranslation } from 'react-i18next';
import type { FormIssues } from '#shared/schemas/form-issues.ts';

/** Fields in the order of the screen, with what a summary calls them. */
const names = {
  type: 'type',
  country: 'country',
  firstName: 'firstName',
  lastName: 'lastName',
  company: 'company',
  phone: 'phone',
  phone1: 'phone1',
  province: 'province',
  email: 'email',
  password: 'password',
  repeated: 'repeated',
  checkbox1: 'privacyShort',
} as const;

const fields = Object.keys(names) as (keyof typeof names)[];

/** The fields of a person that are not right yet, in words. */
export function useMissingFields(issues: FormIssues): string[] {
  const { t } = useTranslation('person');
  return fields.filter((field) => issues[field]).map((field) => t(names[field]));
}
