import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordPolicy } from '#shared/access/password-policy.ts';
import { Icon } from './icon.tsx';
import { PasswordField } from './password-field.tsx';

type Field = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete' | 'required'>;

/** A new password, twice; what it must be is said while it is typed (USR-039). */
export function NewPasswordFields({ password, repeated }: { password: Field; repeated: Field }) {
  return (
    <>
      <PasswordField
        {...password}
        required
        autoComplete="new-password"
        hint={<PasswordPolicy typed={String(password.value)} />}
      />
      <PasswordField {...repeated} required autoComplete="new-password" />
    </>
  );
}

function PasswordPolicy({ typed }: { typed: string }) {
  const { t } = useTranslation('person');
  const right = typed.length >= passwordPolicy.minLength && typed.length <= passwordPolicy.maxLength;
  return (
    <>
      <Icon name={right ? 'check-circle' : 'circle'} small />
      {t(right ? 'passwordRight' : 'passwordLength', { least: passwordPolicy.minLength })}
    </>
  );
}
