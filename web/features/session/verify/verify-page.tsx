import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { postFunction } from '#web/lib/post-function.ts';
import { useAddressParameters } from '#web/lib/use-address-parameters.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { SignUpPanel } from '../side-panel.tsx';
import { useTokenOnce } from '../use-token-once.ts';
import { VisitorFrame } from '../visitor-frame.tsx';

/** /verifica, the link in a mail: confirms the e-mail and goes on to the login (decision 2). */
export default function VerifyPage() {
  const { t } = useTranslation(['verification', 'common', 'errors']);
  const token = useAddressParameters().get('token') ?? '';
  const navigate = useNavigate();
  const failureText = useFailureText();
  const verify = async () => {
    const { email } = await postFunction<{ email: string }>('verifyEmail', { token });
    navigate(paths.login({ confirmEmail: 'true', email }), { replace: true });
  };
  const { expired, failure, retry } = useTokenOnce(token, verify, ['link-expired', 'invalid-input']);
  if (expired) return <ExpiredLink />;
  return (
    <VisitorFrame title={t(failure ? 'failed.title' : 'title')} aside={<SignUpPanel />}>
      {failure ? (
        <>
          <Alert tone="err">{failureText(failure)}</Alert>
          <Button variant="primary" block onClick={retry}>
            {t('common:actions.retry')}
          </Button>
        </>
      ) : (
        <p role="status">{t('running')}</p>
      )}
    </VisitorFrame>
  );
}

function ExpiredLink() {
  const { t } = useTranslation('verification');
  return (
    <VisitorFrame title={t('expired.title')} aside={<SignUpPanel />}>
      <Alert tone="warn">{t('expired.text')}</Alert>
      <ButtonLink variant="primary" block to={paths.login({ redirect: paths.profile })}>
        {t('expired.action')}
      </ButtonLink>
    </VisitorFrame>
  );
}
