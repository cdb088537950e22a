import { useTranslation } from 'react-i18next';
import { isCompanyType } from '#shared/accounts/company-types.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { TextField } from '../text-field.tsx';
import { type PersonForm, tied } from './person-form.ts';

/** First and last name; whoever works for a company names it too (USR-036). */
export function NameFields({ form }: { form: PersonForm }) {
  const { t } = useTranslation('person');
  const message = useMessage(['common']);
  return (
    <>
      <TextField
        {...tied(form, 'firstName')}
        label={t('firstName')}
        required
        autoComplete="given-name"
        maxLength={120}
        error={message(form.errorOf('firstName'))}
      />
      <TextField
        {...tied(form, 'lastName')}
        label={t('lastName')}
        required
        autoComplete="family-name"
        maxLength={120}
        error={message(form.errorOf('lastName'))}
      />
      {isCompanyType(form.values.type) && (
        <TextField
          {...tied(form, 'company')}
          label={t('company')}
          required
          autoComplete="organization"
          maxLength={120}
          error={message(form.errorOf('company'))}
        />
      )}
    </>
  );
}
