import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { GoesAndStays } from '#web/components/goes-and-stays.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { AskDeletionDocument } from '#web/graphql/profile.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { keepUser, type SessionUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

type Props = { onAsked: (user: SessionUser) => void; onClose: () => void };

/** Lists what is deleted and what stays, and asks for the current password (ADR 10). */
export function AskDeletionDialog({ onAsked, onClose }: Props) {
  const { t } = useTranslation('personalData');
  const failureText = useFailureText();
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => keepUser((await request(AskDeletionDocument, { password })).askDeletion),
    onSuccess: onAsked,
  });
  const isWrong = codeOf(error) === 'wrong-password';
  const list = (name: 'goes' | 'stays') => t(`deletion.dialog.${name}`, { returnObjects: true });
  const ask = () => password && mutate();
  return (
    <DialogFrame
      title={t('deletion.dialog.title')}
      width={500}
      busy={isPending}
      onClose={onClose}
      onSubmit={ask}
      footer={
        <SubmitButtons variant="danger" disabledReason={!password && t('deletion.dialog.passwordNeeded')}>
          {t('deletion.ask')}
        </SubmitButtons>
      }
    >
      <div className="stack">
        {error && !isWrong && <Alert tone="err">{failureText(error)}</Alert>}
        <GoesAndStays
          goes={{ title: t('deletion.dialog.goesTitle'), entries: list('goes') }}
          stays={{ title: t('deletion.dialog.staysTitle'), entries: list('stays') }}
        />
        <p className="muted s">{t('deletion.dialog.hint')}</p>
        <PasswordField
          label={t('deletion.dialog.password')}
          autoComplete="current-password"
          required
          value={password}
          error={isWrong ? t('deletion.dialog.wrongPassword') : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
    </DialogFrame>
  );
}
