import { useTranslation } from 'react-i18next';
import type { FormIssues } from '#shared/schemas/form-issues.ts';
import { useListText } from '#web/lib/use-list-text.ts';

/** Fields in the order of the screen, with their names in a summary. */
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

/** Names the fields of a person that are not right yet, and `more`; empty when all are right. */
export function useMissingFields(issues: FormIssues, more: readonly string[] = []): string {
  const { t } = useTranslation('person');
  const listText = useListText();
  return listText([...fields.filter((field) => issues[field]).map((field) => t(names[field])), ...more]);
}
