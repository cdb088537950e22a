import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { SubmitPart } from '../form-parts.tsx';
import { SidePanel } from '../side-panel.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { AccessPart, AddressPart, ConsentPart, PersonPart } from './sign-up-parts.tsx';
import { useMissing } from './use-missing.ts';
import { useSignUp } from './use-sign-up.ts';

/** /registrati (SHL-011, PRO-023, OPC-36). */
export default function SignUpPage() {
  const { t } = useTranslation(['signUp', 'common', 'person']);
  const { form, failure, dismiss } = useSignUp();
  const missing = useMissing(form.issues);
  const panel = (
    <SidePanel title={t('haveAccount')} text={t('haveAccountText')}>
      <ButtonLink to={paths.login()}>{t('signIn')}</ButtonLink>
    </SidePanel>
  );
  return (
    <VisitorFrame wide title={t('title')} lead={t('lead')} aside={panel}>
      <form noValidate onSubmit={form.onSubmit}>
        <PersonPart form={form} />
        <AddressPart form={form} />
        <AccessPart form={form} />
        <ConsentPart form={form} />
        {failure && (
          <Alert tone="err" onDismiss={dismiss}>
            {failure}
          </Alert>
        )}
        <SubmitPart label={t('submit')} form={form} missing={missing && t('missing', { fields: missing })} />
      </form>
    </VisitorFrame>
  );
}
