import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { SignOutEverywhereDocument } from '#web/graphql/profile.ts';
import { request } from '#web/lib/graphql.ts';
import { signOut } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** For who left himself signed in somewhere: every session ends, this one too. */
export function SignOutEverywhere({ disabledReason }: { disabledReason: string | false }) {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  const [step, setStep] = useState<'closed' | 'asking' | 'ending'>('closed');
  const [failure, setFailure] = useState<string>();
  const end = async () => {
    setStep('ending');
    setFailure(undefined);
    try {
      await request(SignOutEverywhereDocument);
      await signOut();
    } catch (error) {
      setFailure(failureText(error));
      setStep('asking');
    }
  };
  return (
    <>
      <Button icon="sign-out" disabledReason={disabledReason} onClick={() => setStep('asking')}>
        {t('signOut.action')}
      </Button>
      {step !== 'closed' && (
        <ConfirmDialog
          title={t('signOut.title')}
          action={t('signOut.confirm')}
          busy={step === 'ending'}
          failure={failure}
          onConfirm={() => void end()}
          onCancel={() => setStep('closed')}
        >
          {t('signOut.text')}
        </ConfirmDialog>
      )}
    </>
  );
}
