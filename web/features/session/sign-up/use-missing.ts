import { useTranslation } from 'react-i18next';
import type { FormIssues } from '#shared/schemas/form-issues.ts';
import { useMissingFields } from '#web/components/person-fields/use-missing-fields.ts';

/** Why the account cannot be made yet: the fields that are not right, in words; empty when all are. */
export function useMissing(issues: FormIssues): string {
  const { i18n } = useTranslation();
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(useMissingFields(issues));
}
