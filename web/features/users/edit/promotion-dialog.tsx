import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rights } from '#shared/accounts/may-manage-user.ts';
import { Alert } from '#web/components/alert.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useScopeWords } from '../use-scope-words.ts';

type Props = {
  name: string;
  rights: Rights;
  busy: boolean;
  /** Failure of the last attempt. */
  failure: unknown;
  onConfirm: (password: string) => void;
  onClose: () => void;
};

/** Explains the rights in words, and asks the giver for their own password (ROL-019). */
export function PromotionDialog({ name, rights, busy, failure, onConfirm, onClose }: Props) {
  const { t } = useTranslation('users');
  const failureText = useFailureText();
  const scope = useScopeWords(rights);
  const [password, setPassword] = useState('');
  const isWrong = codeOf(failure) === 'wrong-password';
  return (
    <DialogFrame
      title={t('promotion.title', { name })}
      role="alertdialog"
      width={500}
      busy={busy}
      onClose={onClose}
      onSubmit={() => password && onConfirm(password)}
      footer={
        <SubmitButtons disabledReason={!password && t('promotion.passwordNeeded')}>
          {t('promotion.action')}
        </SubmitButtons>
      }
    >
      <div className="stack">
        {Boolean(failure) && !isWrong && <Alert tone="err">{failureText(failure)}</Alert>}
        <ul className="promotion">
          <li>{t(`promotion.users.${scope.words}`, { countries: scope.countries })}</li>
          {scope.words !== 'none' && <li>{t('promotion.catalogue')}</li>}
        </ul>
        <p className="muted s">{t('promotion.told', { name })}</p>
        <PasswordField
          label={t('promotion.password')}
          autoComplete="current-password"
          required
          value={password}
          error={isWrong ? t('promotion.wrongPassword') : undefined}
          onChange={(event) => setPassword(event.target.value)}
          data-autofocus
        />
      </div>
    </DialogFrame>
  );
}
