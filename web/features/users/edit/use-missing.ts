import { useTranslation } from 'react-i18next';
import type { FormIssues } from '#shared/schemas/form-issues.ts';

/** Fields in the order of the screen, with what the footer calls them. */
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

/** Why it cannot be saved yet, in words; empty when it can. */
export function useMissing(issues: FormIssues): string {
  const { t, i18n } = useTranslation(['person', 'users']);
  const missing = fields.filter((field) => issues[field]).map((field) => t(names[field]));
  const all = issues.managedCountries ? [...missing, t('users:form.countries')] : missing;
  if (all.length === 0) return Object.keys(issues).length > 0 ? t('users:form.check') : '';
  const listed = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(all);
  return t('users:form.missing', { fields: listed });
}
