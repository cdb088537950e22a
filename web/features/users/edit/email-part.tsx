import { useTranslation } from 'react-i18next';
import { FormPart } from '#web/components/form-part.tsx';
import { TextField } from '#web/components/text-field.tsx';

/** Read-only: the dialog of the credentials changes it (USR-062). */
export function EmailPart({ email }: { email: string }) {
  const { t } = useTranslation(['users', 'person']);
  return (
    <FormPart title={t('form.credentials')}>
      <div className="whole">
        <TextField label={t('person:email')} type="email" readOnly value={email} hint={t('edit.email')} />
      </div>
    </FormPart>
  );
}
