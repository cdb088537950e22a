import { useTranslation } from 'react-i18next';
import { useMessage } from '#web/lib/use-message.ts';
import { TextField } from '../text-field.tsx';
import { type PersonForm, tied } from './person-form.ts';

/** `required`: older accounts may be without a phone number, new ones are not (USR-031). */
export function PhoneFields({ form, required }: { form: PersonForm; required?: boolean }) {
  const { t } = useTranslation('person');
  const message = useMessage(['common']);
  return (
    <>
      <TextField
        {...tied(form, 'phone')}
        label={t('phone')}
        required={required}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        error={message(form.errorOf('phone'))}
      />
      <TextField
        {...tied(form, 'phone1')}
        label={t('phone1')}
        type="tel"
        maxLength={20}
        error={message(form.errorOf('phone1'))}
      />
    </>
  );
}
