import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '#web/components/new-password-fields.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import { Part } from './part.tsx';

type Credentials = { email: string; password: string; repeated: string };

export type CredentialFields = {
  values: Credentials;
  edit: (change: Partial<Credentials>) => void;
  leave: (name: string) => () => void;
  errorOf: (name: string) => string | undefined;
};

/** E-mail and password, as an administrator types them for somebody else (USR-032 to USR-034, USR-066 to USR-070). */
export function CredentialInputs({ fields: { values, edit, leave, errorOf } }: { fields: CredentialFields }) {
  const { t } = useTranslation('person');
  const message = useMessage(['common', 'auth', 'errors']);
  const tied = (name: keyof Credentials) => ({
    name,
    label: t(name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
    onBlur: leave(name),
    error: message(errorOf(name)),
  });
  return (
    <>
      <div className="whole">
        <TextField {...tied('email')} required type="email" autoComplete="off" />
      </div>
      <NewPasswordFields password={tied('password')} repeated={tied('repeated')} />
    </>
  );
}

export function CredentialsPart({ fields }: { fields: CredentialFields }) {
  const { t } = useTranslation('users');
  return (
    <Part title={t('form.credentials')}>
      <CredentialInputs fields={fields} />
    </Part>
  );
}
