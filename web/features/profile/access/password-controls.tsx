import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordPolicy } from '#shared/access/password-policy.ts';
import { Button } from '#web/components/button.tsx';
import { PasswordField } from '#web/components/password-field.tsx';

/** What Amplify gives a field: it keeps the value itself. */
type Given = {
  label?: ReactNode;
  name?: string;
  autoComplete?: string;
  fieldValidationErrors?: string[] | null;
  onBlur?: ComponentProps<'input'>['onBlur'];
  onChange?: ComponentProps<'input'>['onChange'];
};

const shared = ({ label, name, autoComplete, onBlur, onChange }: Given) => ({
  label: String(label),
  name,
  autoComplete,
  onBlur,
  onChange,
  required: true,
});

export const CurrentPassword = (given: Given) => <PasswordField {...shared(given)} />;

export function NewPassword(given: Given) {
  const { t } = useTranslation(['common', 'person']);
  const wrong = Boolean(given.fieldValidationErrors?.length);
  return (
    <PasswordField
      {...shared(given)}
      hint={t('person:passwordLength', { least: passwordPolicy.minLength })}
      error={wrong ? t('passwordLength') : undefined}
    />
  );
}

export function RepeatedPassword(given: Given) {
  const { t } = useTranslation();
  const wrong = Boolean(given.fieldValidationErrors?.length);
  return <PasswordField {...shared(given)} error={wrong ? t('passwordMismatch') : undefined} />;
}

type GivenButton = { isDisabled?: boolean; children?: ReactNode };

export const SavePassword = ({ isDisabled, children }: GivenButton) => (
  <Button variant="primary" type="submit" disabled={isDisabled}>
    {children}
  </Button>
);
