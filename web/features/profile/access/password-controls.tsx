import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { passwordPolicy } from '#shared/access/password-policy.ts';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { focusFirst } from '#web/components/first-focus.ts';
import { PasswordField } from '#web/components/password-field.tsx';

/** Amplify passes these props to a field and keeps the value itself. */
type Given = {
  label?: ReactNode;
  name?: string;
  autoComplete?: string;
  fieldValidationErrors?: string[] | null;
  onBlur?: ComponentProps<'input'>['onBlur'];
  onChange?: ComponentProps<'input'>['onChange'];
};

/** State that Amplify does not pass: the progress of the change, and whether the dialog has just opened. */
export const PasswordChange = createContext({
  busy: false,
  wrongPassword: undefined as string | undefined,
  refusedPassword: undefined as string | undefined,
  takesFocus: false,
  onFocused: () => {},
});

function useShared({ label, name, autoComplete, onBlur, onChange }: Given) {
  const { busy } = useContext(PasswordChange);
  return { label: String(label), name, autoComplete, onBlur, onChange, required: true, readOnly: busy };
}

export function CurrentPassword(given: Given) {
  const { wrongPassword, takesFocus, onFocused } = useContext(PasswordChange);
  const place = useRef<HTMLDivElement>(null);
  // Amplify's form appears after the dialog, which has focused something above it.
  useLayoutEffect(() => {
    const dialog = place.current?.closest('.dialog-form');
    if (!takesFocus || !dialog) return;
    focusFirst(dialog);
    onFocused();
  }, [takesFocus, onFocused]);
  return (
    <div ref={place}>
      <PasswordField {...useShared(given)} error={wrongPassword} />
    </div>
  );
}

export function NewPassword(given: Given) {
  const { t } = useTranslation(['common', 'person']);
  const { refusedPassword } = useContext(PasswordChange);
  const wrong = Boolean(given.fieldValidationErrors?.length);
  return (
    <PasswordField
      {...useShared(given)}
      hint={t('person:passwordLength', { least: passwordPolicy.minLength })}
      error={wrong ? t('passwordLength') : refusedPassword}
    />
  );
}

export function RepeatedPassword(given: Given) {
  const { t } = useTranslation();
  const wrong = Boolean(given.fieldValidationErrors?.length);
  return <PasswordField {...useShared(given)} error={wrong ? t('passwordMismatch') : undefined} />;
}

type GivenButton = { isDisabled?: boolean; children?: ReactNode };

export function SavePassword({ isDisabled, children }: GivenButton) {
  const { busy } = useContext(PasswordChange);
  return (
    <div className="row">
      <CancelButton />
      <Button variant="primary" type="submit" disabled={isDisabled} busy={busy}>
        {children}
      </Button>
    </div>
  );
}
