import { useTranslation } from 'react-i18next';
import type { FormIssues } from '#shared/schemas/form-issues.ts';
import { useMissingFields } from '#web/components/person-fields/use-missing-fields.ts';

/** Why it cannot be saved yet, in words; empty when it can. */
export function useMissing(issues: FormIssues): string {
  const { t, i18n } = useTranslation('users');
  const missing = useMissingFields(issues);
  const all = issues.managedCountries ? [...missing, t('form.countries')] : missing;
  if (all.length === 0) return Object.keys(issues).length > 0 ? t('form.check') : '';
  const listed = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(all);
  return t('form.missing', { fields: listed });
}
