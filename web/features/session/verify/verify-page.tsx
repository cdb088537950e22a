import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { useAddressParameters } from '#web/lib/use-address-parameters.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { Invitation } from '../invitation.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { useVerification } from './use-verification.ts';

/** /verifica, where the mail leads: confirms the e-mail and goes on to the login (decision 2). */
export default function VerifyPage() {
  const { t } = useTranslation(['verification', 'common', 'errors']);
  const said = useAddressParameters();
  const failureText = useFailureText();
  const { expired, failure, retry } = useVerification(said.get('token') ?? '');
  if (expired) return <ExpiredLink />;
  if (!failure) {
    return (
      <VisitorFrame title={t('title')} aside={<Invitation />}>
        <p role="status">{t('running')}</p>
      </VisitorFrame>
    );
  }
  return (
    <VisitorFrame title={t('failed.title')} aside={<Invitation />}>
      <Alert tone="err">{failureText(failure)}</Alert>
      <Button variant="primary" block onClick={retry}>
        {t('common:actions.retry')}
      </Button>
    </VisitorFrame>
  );
}

function ExpiredLink() {
  const { t } = useTranslation('verification');
  return (
    <VisitorFrame title={t('expired.title')} aside={<Invitation />}>
      <Alert tone="warn">{t('expired.text')}</Alert>
      <ButtonLink variant="primary" block to={paths.login({ redirect: paths.profile })}>
        {t('expired.action')}
      </ButtonLink>
    </VisitorFrame>
  );
}
