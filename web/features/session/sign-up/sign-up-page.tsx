import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { registrableTypes } from '#shared/accounts/company-types.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { PersonFields } from '#web/components/person-fields/person-fields.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import { AccountForm } from '../account-form.tsx';
import { SidePanel } from '../side-panel.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { useSignUp } from './use-sign-up.ts';

/** /registrati (SHL-011, PRO-023, OPC-36). */
export default function SignUpPage() {
  const { t } = useTranslation(['signUp', 'common', 'person']);
  const message = useMessage(['common', 'auth']);
  const { form, failure, dismiss } = useSignUp();
  const panel = (
    <SidePanel title={t('haveAccount')} text={t('haveAccountText')}>
      <ButtonLink to={paths.login()}>{t('signIn')}</ButtonLink>
    </SidePanel>
  );
  const email = (
    <TextField
      {...form.text('email')}
      label={t('person:email')}
      required
      type="email"
      autoComplete="username"
      error={message(form.errorOf('email'))}
    />
  );
  return (
    <VisitorFrame wide title={t('title')} lead={t('lead')} aside={panel}>
      <AccountForm
        form={form}
        person={<PersonFields form={form} types={registrableTypes} asksPhone />}
        email={email}
        submit={t('submit')}
        failure={failure}
        onDismiss={dismiss}
      />
    </VisitorFrame>
  );
}
