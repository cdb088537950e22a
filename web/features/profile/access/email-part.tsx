import { useTranslation } from 'react-i18next';
import { checkEmailChange, type EmailChange, emptyEmailChange } from '#shared/schemas/email-form.ts';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { ChangeOwnEmailDocument } from '#web/graphql/profile.ts';
import { request } from '#web/lib/graphql.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { useCredentialsChange } from './use-credentials-change.ts';

type Props = { uid: string; email: string; onChanged: (email: string) => void };

/** A new e-mail, confirmed by the current password; it is unverified until its owner confirms it (OPC-42). */
export function EmailPart({ uid, email, onChanged }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const message = useMessage(['common', 'auth', 'profile']);
  const { change, failure, failureText, wrongPassword, dismiss } = useCredentialsChange();
  const form = useCheckedForm({
    initial: emptyEmailChange,
    check: (typed) => checkEmailChange(typed, email),
    send: (typed: EmailChange) =>
      change(() =>
        request(ChangeOwnEmailDocument, { uid, ...typed }).then(({ updateUser }) =>
          onChanged(updateUser.email),
        ),
      ),
  });
  return (
    <form className="stack" noValidate onSubmit={form.onSubmit} onChangeCapture={dismiss}>
      {failure !== undefined && <SaveFailure failure={failure} text={failureText} onDismiss={dismiss} />}
      <TextField
        {...form.text('email')}
        label={t('dialog.newEmail')}
        required
        type="email"
        autoComplete="email"
        hint={t('dialog.emailHint')}
        error={message(form.errorOf('email'))}
      />
      <PasswordField
        {...form.text('currentPassword')}
        label={t('dialog.currentPassword')}
        required
        autoComplete="current-password"
        error={wrongPassword ?? message(form.errorOf('currentPassword'))}
      />
      <div className="row credentials-end">
        <CancelButton />
        <Button variant="primary" type="submit" disabled={!form.valid} busy={form.sending}>
          {t('dialog.saveEmail')}
        </Button>
      </div>
    </form>
  );
}
