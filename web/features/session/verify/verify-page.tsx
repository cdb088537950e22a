import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { postFunction } from '#web/lib/post-function.ts';
import { loadUser, sessionUser, useSessionUser } from '#web/lib/session.ts';
import { useAddressParameters } from '#web/lib/use-address-parameters.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { SignUpPanel } from '../side-panel.tsx';
import { useTokenOnce } from '../use-token-once.ts';
import { VisitorFrame } from '../visitor-frame.tsx';

/** /verifica, the link in a mail: confirms the e-mail; without a session it goes on to the login (decision 2). */
export default function VerifyPage() {
  const { t } = useTranslation(['verification', 'common', 'errors']);
  const token = useAddressParameters().get('token') ?? '';
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [isOwn, setIsOwn] = useState(false);
  const verify = async () => {
    const { email } = await postFunction<{ email: string }>('verifyEmail', { token });
    if (sessionUser()?.email.toLowerCase() === email.toLowerCase()) {
      await loadUser();
      setIsOwn(true);
      return;
    }
    navigate(paths.login({ confirmEmail: 'true', email }), { replace: true });
  };
  const { expired, failure, retry } = useTokenOnce(token, verify, ['link-expired', 'invalid-input']);
  if (expired) return <ExpiredLink />;
  if (isOwn) return <Confirmed />;
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

/** The user who is signed in goes on where they were. */
function Confirmed() {
  const { t } = useTranslation('verification');
  return (
    <VisitorFrame title={t('confirmed.title')} aside={<SignUpPanel />}>
      <Alert tone="ok">{t('confirmed.text')}</Alert>
      <ButtonLink variant="primary" block to={paths.quotations}>
        {t('confirmed.action')}
      </ButtonLink>
    </VisitorFrame>
  );
}

function ExpiredLink() {
  const { t } = useTranslation('verification');
  const isSignedIn = useSessionUser() !== null;
  const where = isSignedIn ? 'expired.signedIn' : 'expired.visitor';
  return (
    <VisitorFrame title={t('expired.title')} aside={<SignUpPanel />}>
      <Alert tone="warn">{t(`${where}.text`)}</Alert>
      <ButtonLink
        variant="primary"
        block
        to={isSignedIn ? paths.profile : paths.login({ redirect: paths.profile })}
      >
        {t(`${where}.action`)}
      </ButtonLink>
    </VisitorFrame>
  );
}
