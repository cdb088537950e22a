import { useTranslation } from 'react-i18next';
import type { FormIssues } from '#shared/schemas/form-issues.ts';

/** Fields in the order of the screen, with what the summary calls them. */
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

/** Why the account cannot be made yet: the fields that are not right, in words; empty when all are (ux.md §1). */
export function useMissing(issues: FormIssues): string {
  const { t, i18n } = useTranslation('person');
  const missing = fields.filter((field) => issues[field]).map((field) => t(names[field]));
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(missing);
}
