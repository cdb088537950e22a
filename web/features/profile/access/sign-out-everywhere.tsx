import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '#web/components/action-dialog.tsx';
import { Button } from '#web/components/button.tsx';
import { SignOutEverywhereDocument } from '#web/graphql/profile.ts';
import { request } from '#web/lib/graphql.ts';
import { signOut } from '#web/lib/session.ts';

/** For users who left a session open somewhere: every session ends, this one too. */
export function SignOutEverywhere({ disabledReason }: { disabledReason: string | false }) {
  const { t } = useTranslation('profile');
  const [asking, setAsking] = useState(false);
  const end = async () => {
    await request(SignOutEverywhereDocument);
    await signOut();
  };
  return (
    <>
      <Button icon="sign-out" disabledReason={disabledReason} onClick={() => setAsking(true)}>
        {t('signOut.action')}
      </Button>
      {asking && (
        <ActionDialog
          title={t('signOut.title')}
          action={t('signOut.confirm')}
          run={end}
          onClose={() => setAsking(false)}
        >
          {t('signOut.text')}
        </ActionDialog>
      )}
    </>
  );
}
