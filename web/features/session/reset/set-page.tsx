import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { NewPasswordFields } from '#web/components/new-password-fields.tsx';
import { useAddressParameters } from '#web/lib/use-address-parameters.ts';
import { SignUpPanel } from '../side-panel.tsx';
import { FailureAlert } from '../use-visitor-form.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { useNewPassword } from './use-new-password.ts';

/** /reset/set, the link in a mail; its address holds the token and the e-mail to show (decision 2). */
export default function SetPage() {
  const said = useAddressParameters();
  const token = said.get('token') ?? '';
  const email = said.get('email') ?? '';
  const { form, failure, expired, dismiss } = useNewPassword(token);
  const { t } = useTranslation(['resetPassword', 'common', 'person']);
  if (expired || !token) return <ExpiredLink email={email} />;
  const labels = { password: t('set.password'), repeated: t('set.repeated') };
  return (
    <VisitorFrame
      title={t('set.title')}
      lead={email ? t('set.leadFor', { email }) : t('set.lead')}
      aside={<SignUpPanel />}
    >
      <form noValidate onSubmit={form.onSubmit}>
        <FailureAlert text={failure} onDismiss={dismiss} />
        {/* Password managers learn the account from it. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields form={form} labels={labels} />
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
    <VisitorFrame title={t('expired.title')} aside={<SignUpPanel />}>
      <Alert tone="warn">{t('expired.text')}</Alert>
      <ButtonLink variant="primary" block to={paths.askReset(email)}>
        {t('expired.action')}
      </ButtonLink>
    </VisitorFrame>
  );
}
