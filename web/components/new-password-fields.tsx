import { useTranslation } from 'react-i18next';
import { passwordPolicy } from '#shared/access/password-policy.ts';
import type { Tied } from '#web/lib/tied-fields.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { Icon } from './icon.tsx';
import { PasswordField } from './password-field.tsx';

type Name = 'password' | 'repeated';
type Props = {
  form: {
    values: { password: string };
    text: (name: Name) => Tied<string>;
    errorOf: (name: string) => string | undefined;
  };
  labels?: Record<Name, string>;
};

/** A new password, twice; its policy shows while it is typed (USR-039). */
export function NewPasswordFields({ form, labels }: Props) {
  const { t } = useTranslation('person');
  const message = useMessage(['common', 'errors']);
  const field = (name: Name) => ({
    ...form.text(name),
    name,
    label: labels?.[name] ?? t(name),
    error: message(form.errorOf(name)),
    required: true,
    autoComplete: 'new-password',
  });
  return (
    <>
      <PasswordField {...field('password')} hint={<PasswordPolicy typed={form.values.password} />} />
      <PasswordField {...field('repeated')} />
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
