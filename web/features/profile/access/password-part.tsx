import { AccountSettings } from '@aws-amplify/ui-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { password } from '#shared/schemas/password.ts';
import { Alert } from '#web/components/alert.tsx';
import { CurrentPassword, NewPassword, RepeatedPassword, SavePassword } from './password-controls.tsx';
import { usePasswordFailure } from './use-credentials-failure.ts';

type Settings = ComponentProps<typeof AccountSettings.ChangePassword>;

const parts: Settings['components'] = {
  CurrentPasswordField: CurrentPassword,
  NewPasswordField: NewPassword,
  ConfirmPasswordField: RepeatedPassword,
  SubmitButton: SavePassword,
  // It says what Cognito says, in English: the alert above says it in words of ours.
  ErrorMessage: () => null,
};

/** The password of every form here (USR-069); the message is a translation key. */
const policy: Settings['validators'] = [
  {
    validationMode: 'onTouched',
    validator: (typed) => password.safeParse(typed).success,
    message: 'passwordLength',
  },
];

/** Amplify's change of password in our fields (decision 4). */
export default function PasswordPart({ onChanged }: { onChanged: () => Promise<void> }) {
  const { t } = useTranslation('profile');
  const failureOf = usePasswordFailure();
  const [failure, setFailure] = useState<string>();
  const displayText = {
    currentPasswordFieldLabel: t('dialog.currentPassword'),
    newPasswordFieldLabel: t('dialog.newPassword'),
    confirmPasswordFieldLabel: t('dialog.repeated'),
    updatePasswordButtonText: t('dialog.savePassword'),
  };
  return (
    <div className="stack password-part">
      {failure && (
        <Alert tone="err" onDismiss={() => setFailure(undefined)}>
          {failure}
        </Alert>
      )}
      <AccountSettings.ChangePassword
        components={parts}
        displayText={displayText}
        validators={policy}
        onSuccess={() => void onChanged()}
        onError={(error) => setFailure(failureOf(error))}
      />
    </div>
  );
}
