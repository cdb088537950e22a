import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import type { Profile } from '../use-profile.ts';
import { CredentialsDialog } from './credentials-dialog.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** The e-mail of the account, and a dialog to change it or the password (PRO-005, USR-072). */
export function AccessCard({ profile: { user, editing } }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const [open, setOpen] = useState(false);
  const saveFirst = editing.changed && t('credentialsAfterSave');
  return (
    <Card title={t('access')}>
      <div className="own-email">
        <b>{user.email}</b>
        <Badge
          tone={user.emailVerified ? 'ok' : 'warn'}
          icon={user.emailVerified ? 'verified' : 'exclamation-triangle'}
        >
          {t(user.emailVerified ? 'verified' : 'unverified')}
        </Badge>
      </div>
      <div className="row wrap">
        <Button icon="lock" disabledReason={saveFirst} onClick={() => setOpen(true)}>
          {t('credentials')}
        </Button>
        <SignOutEverywhere disabledReason={saveFirst} />
      </div>
      <DialogPlace>
        {open && <CredentialsDialog uid={user.uid} email={user.email} onClose={() => setOpen(false)} />}
      </DialogPlace>
    </Card>
  );
}
