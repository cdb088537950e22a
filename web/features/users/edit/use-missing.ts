import { useTranslation } from 'react-i18next';
import type { FormIssues } from '#shared/schemas/form-issues.ts';
import { useMissingFields } from '#web/components/person-fields/use-missing-fields.ts';

/** Why a user cannot be saved yet, in words; empty when they can. */
export function useMissing(issues: FormIssues): string {
  const { t } = useTranslation('users');
  const fields = useMissingFields(issues, issues.managedCountries ? [t('form.countries')] : []);
  if (!fields) return Object.keys(issues).length > 0 ? t('form.check') : '';
  return t('form.missing', { fields });
}
