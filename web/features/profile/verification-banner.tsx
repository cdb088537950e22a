import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { SendVerificationEmailDocument } from '#web/graphql/profile.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** The e-mail is not verified yet: sends another mail, once (PRO-006, PRO-007). */
export function VerificationBanner({ uid }: { uid: string }) {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const [failure, setFailure] = useState<unknown>();
  const send = async () => {
    setState('sending');
    setFailure(undefined);
    try {
      await request(SendVerificationEmailDocument, { uid });
      setState('sent');
    } catch (error) {
      setFailure(error);
      setState('open');
    }
  };
  const action = (
    <Button
      small
      icon="send"
      busy={state === 'sending'}
      disabled={state === 'sent'}
      onClick={() => void send()}
    >
      {t(state === 'sent' ? 'verificationSent' : 'sendVerification')}
    </Button>
  );
  return (
    <>
      <Alert tone="warn" action={action}>
        {t('notVerified')}
      </Alert>
      {Boolean(failure) && (
        <Alert tone="err" onDismiss={() => setFailure(undefined)}>
          {failureText(failure, (reason) => t('verificationNotSent', { reason }))}
        </Alert>
      )}
    </>
  );
}
