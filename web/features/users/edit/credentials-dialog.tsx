import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { type CredentialsForm, checkCredentials } from '#shared/schemas/credentials-form.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { UpdateUserDocument } from '#web/graphql/users.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { passwordRefusal } from '#web/lib/password-refusal.ts';
import { signOut, useUser } from '#web/lib/session.ts';
import { tiedFields } from '#web/lib/tied-fields.ts';
import { useLeftFields } from '#web/lib/use-left-fields.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { ListedUser } from '../list/use-users.ts';
import { useAccountFailure } from './use-account-failure.ts';
import { CredentialFields } from './user-parts.tsx';

type Props = { user: ListedUser; onClose: () => void };

/** E-mail and password of a user; the own ones need the current password (USR-066 to USR-072, OPC-42). */
export default function CredentialsDialog({ user, onClose }: Props) {
  const { t } = useTranslation('users');
  const isOwn = user.id === useUser().id;
  const form = useCredentials(user, isOwn, onClose);
  const { busy, error, dismiss, submit } = form;
  const failureText = useAccountFailure();
  return (
    <Dialog
      title={t('credentials.title')}
      context={displayName(user)}
      busy={busy}
      unsaved={form.unsaved}
      onSubmit={submit}
      onClose={onClose}
      footer={<SubmitButtons disabled={!form.data}>{t('credentials.action')}</SubmitButtons>}
    >
      <div className="stack">
        {error && !form.isAtField && (
          <SaveFailure failure={error} text={failureText(error)} onDismiss={dismiss} />
        )}
        {isOwn && <CurrentPassword form={form} />}
        <CredentialFields form={form} />
        <p className="muted s">{t(isOwn ? 'credentials.ownEffect' : 'credentials.effect')}</p>
      </div>
    </Dialog>
  );
}

function CurrentPassword({ form }: { form: Credentials }) {
  const { text, errorOf, isWrongPassword } = form;
  const { t } = useTranslation(['users', 'errors']);
  const message = useMessage(['common']);
  return (
    <PasswordField
      label={t('credentials.current')}
      required
      autoComplete="current-password"
      {...text('currentPassword')}
      error={isWrongPassword ? t('errors:wrong-password') : message(errorOf('currentPassword'))}
    />
  );
}

type Credentials = ReturnType<typeof useCredentials>;

function useCredentials(user: ListedUser, isOwn: boolean, onClose: () => void) {
  const [start] = useState<CredentialsForm>({
    email: user.email,
    password: '',
    repeated: '',
    currentPassword: '',
  });
  const [values, setValues] = useState(start);
  const { issues, data } = checkCredentials(values, isOwn);
  const left = useLeftFields(issues);
  const { mutate, isPending, error, reset } = useChange(user, isOwn, onClose);
  const refusal = passwordRefusal(error);
  const isWrongPassword = codeOf(error) === 'wrong-password';
  const edit = (change: Partial<CredentialsForm>) => {
    if (error && (change.currentPassword ?? change.password) !== undefined) reset();
    setValues((now) => ({ ...now, ...change }));
  };
  return {
    ...tiedFields({ values, edit, leave: left.leave }),
    errorOf: (name: string) => (name === 'password' && refusal) || left.errorOf(name),
    values,
    data,
    unsaved: JSON.stringify(values) !== JSON.stringify(start),
    busy: isPending,
    error,
    isWrongPassword,
    isAtField: isWrongPassword || refusal !== undefined,
    dismiss: reset,
    submit: () => {
      left.leaveAll();
      if (data) mutate({ ...data, currentPassword: isOwn ? values.currentPassword : null });
    },
  };
}

type Sent = { email: string; password: string; currentPassword: string | null };

/** Ends all sessions of the user; a change of the own credentials leads back to the login (USR-071). */
function useChange(user: ListedUser, isOwn: boolean, onClose: () => void) {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (sent: Sent) =>
      (await request(UpdateUserDocument, { uid: user.id, ...sent })).updateUser,
    onSuccess: async ({ email, mailSent }) => {
      onClose();
      if (isOwn) {
        const notice = email === user.email ? 'passwordSet' : 'emailSet';
        navigate(paths.login({ email }), { state: { notice } });
        return signOut();
      }
      await queries.invalidateQueries({ queryKey: ['user'] });
      toast({
        text: t(mailSent === false ? 'credentials.noMail' : 'credentials.done', {
          name: displayName(user),
        }),
      });
    },
  });
}
