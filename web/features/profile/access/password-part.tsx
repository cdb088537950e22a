import { AccountSettings } from '@aws-amplify/ui-react';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { password } from '#shared/schemas/password.ts';
import { AwaitedField } from '#web/components/dialog-place.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { ChangeOwnPasswordDocument } from '#web/graphql/profile.ts';
import { request } from '#web/lib/graphql.ts';
import {
  CurrentPassword,
  NewPassword,
  PasswordChange,
  RepeatedPassword,
  SavePassword,
} from './password-controls.tsx';
import { useCredentialsChange } from './use-credentials-change.ts';

type Settings = ComponentProps<typeof AccountSettings.ChangePassword>;

const parts: Settings['components'] = {
  CurrentPasswordField: CurrentPassword,
  NewPasswordField: NewPassword,
  ConfirmPasswordField: RepeatedPassword,
  SubmitButton: SavePassword,
};

/** The password of every form here (USR-069); the message is a translation key. */
const policy: Settings['validators'] = [
  {
    validationMode: 'onTouched',
    validator: (typed) => password.safeParse(typed).success,
    message: 'passwordLength',
  },
];

type Props = { uid: string; takesFocus: boolean; onChanged: () => void };

/** Amplify's change of password, with our fields (decision 4). */
export default function PasswordPart({ uid, takesFocus, onChanged }: Props) {
  const { t } = useTranslation('profile');
  const { change, busy, failure, failureText, wrongPassword, refusedPassword, dismiss } =
    useCredentialsChange();
  const [awaitsField, setAwaitsField] = useState(takesFocus);
  const [onFocused] = useState(() => () => setAwaitsField(false));
  const displayText = {
    currentPasswordFieldLabel: t('dialog.currentPassword'),
    newPasswordFieldLabel: t('dialog.newPassword'),
    confirmPasswordFieldLabel: t('dialog.repeated'),
    updatePasswordButtonText: t('dialog.savePassword'),
  };
  /**
   * Replaces Amplify's own request, which goes to Cognito and not to our server: nobody would hear of the change (ADR
   * 10).
   */
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy || !(event.target instanceof HTMLFormElement)) return;
    const typed = new FormData(event.target);
    const asked = {
      uid,
      password: String(typed.get('newPassword')),
      currentPassword: String(typed.get('currentPassword')),
    };
    void change(() => request(ChangeOwnPasswordDocument, asked).then(onChanged));
  };
  return (
    <div className="stack password-part" onSubmitCapture={send} onChangeCapture={dismiss}>
      {awaitsField && <AwaitedField />}
      {failure !== undefined && <SaveFailure failure={failure} text={failureText} onDismiss={dismiss} />}
      <PasswordChange value={{ busy, wrongPassword, refusedPassword, takesFocus, onFocused }}>
        <AccountSettings.ChangePassword components={parts} displayText={displayText} validators={policy} />
      </PasswordChange>
    </div>
  );
}
