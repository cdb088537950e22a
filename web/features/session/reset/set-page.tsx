import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { NewPasswordFields } from '#web/components/new-password-fields.tsx';
import { useAddressParameters } from '#web/lib/use-address-parameters.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { Invitation } from '../invitation.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { useNewPassword } from './use-new-password.ts';

/** /reset/set, where the mail leads: its address holds the token and, to be shown, the e-mail (decision 2). */
export default function SetPage() {
  const said = useAddressParameters();
  const token = said.get('token') ?? '';
  const email = said.get('email') ?? '';
  const { form, failure, expired, dismiss } = useNewPassword(token);
  const { t } = useTranslation(['resetPassword', 'common', 'person']);
  const message = useMessage(['common', 'errors']);
  if (expired || !token) return <ExpiredLink email={email} />;
  const field = (name: 'password' | 'repeated') => ({
    ...form.text(name),
    label: t(`set.${name}`),
    error: message(form.errorOf(name)),
  });
  return (
    <VisitorFrame
      title={t('set.title')}
      lead={email ? t('set.leadFor', { email }) : t('set.lead')}
      aside={<Invitation />}
    >
      <form noValidate onSubmit={form.onSubmit}>
        {failure && (
          <Alert tone="err" onDismiss={dismiss}>
            {failure}
          </Alert>
        )}
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields password={field('password')} repeated={field('repeated')} />
        <Button variant="primary" type="submit" block disabled={!form.valid} busy={form.sending}>
          {t('set.submit')}
        </Button>
      </form>
    </VisitorFrame>
  );
}

function ExpiredLink({ email }: { email: string }) {
  const { t } = useTranslation('resetPassword');
  return (
    <VisitorFrame title={t('expired.title')} aside={<Invitation />}>
      <Alert tone="warn">{t('expired.text')}</Alert>
      <ButtonLink variant="primary" block to={paths.askReset(email)}>
        {t('expired.action')}
      </ButtonLink>
    </VisitorFrame>
  );
}
