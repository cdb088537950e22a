import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useRevokeShareLink } from './use-share-links.ts';

type Props = { quotation: string; id: string; onStay: () => void; onRevoked: () => void };

/** Asks in place, because a revoked link does not come back. */
export function RevokeQuestion({ quotation, id, onStay, onRevoked }: Props) {
  const { t } = useTranslation(['share', 'common']);
  const failureText = useFailureText();
  const { mutate, isPending, error } = useRevokeShareLink(quotation);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <fieldset className="revoke-question" aria-label={t('revoke')}>
      <p>{t('revokeMeans')}</p>
      {error && <Alert tone="err">{failureText(error)}</Alert>}
      <div className="row wrap">
        <Button ref={cancel} small disabled={isPending} onClick={onStay}>
          {t('common:actions.cancel')}
        </Button>
        <Button
          small
          variant="danger"
          icon="ban"
          busy={isPending}
          onClick={() => mutate(id, { onSuccess: onRevoked })}
        >
          {t('revokeNow')}
        </Button>
      </div>
    </fieldset>
  );
}
