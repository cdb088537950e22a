import type { AccountSettings as AmplifySettings } from '@aws-amplify/ui-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { vi } from 'vitest';

type Settings = ComponentProps<typeof AmplifySettings.ChangePassword>;
type Parts = Record<keyof NonNullable<Settings['components']>, ComponentType<Record<string, unknown>>>;

/** Amplify's own request to Cognito, past our server. */
export const changePassword = vi.fn();

/** Amplify's form as it treats the parts it is given. The browser journey meets the real one. */
function ChangePassword({ components, displayText, validators }: Settings) {
  // Ours are all there.
  const parts = components as unknown as Parts;
  const [values, setValues] = useState({ currentPassword: '', newPassword: '', confirmPassword: '' });
  const [left, setLeft] = useState<string[]>([]);
  const { currentPassword, newPassword, confirmPassword } = values;
  const weak =
    validators?.filter(({ validator }) => !validator(newPassword)).map(({ message }) => message) ?? [];
  const differ = newPassword === confirmPassword ? [] : ['Your passwords must match'];
  const field = (name: keyof typeof values, label: string | undefined, errors: readonly unknown[] = []) => ({
    name,
    label,
    fieldValidationErrors: left.includes(name) ? errors : [],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    onBlur: () => setLeft([...left, name]),
  });
  const isDisabled = weak.length + differ.length > 0 || !currentPassword || !newPassword;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        changePassword();
      }}
    >
      <parts.CurrentPasswordField {...field('currentPassword', displayText?.currentPasswordFieldLabel)} />
      <parts.NewPasswordField {...field('newPassword', displayText?.newPasswordFieldLabel, weak)} />
      <parts.ConfirmPasswordField
        {...field('confirmPassword', displayText?.confirmPasswordFieldLabel, differ)}
      />
      <parts.SubmitButton isDisabled={isDisabled}>{displayText?.updatePasswordButtonText}</parts.SubmitButton>
    </form>
  );
}

/** Stands for Amplify's components in component tests. */
export const AccountSettings = { ChangePassword };
