import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useAddressParameters } from '#web/lib/use-address-parameters.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { SignInPanel } from '../side-panel.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { AcceptForm } from './accept-form.tsx';
import { InvalidInvitation } from './invalid-invitation.tsx';
import { useInvitation } from './use-invitation.ts';

/** /invito: the link in the mail of an invitation (ROL-040). */
export default function InvitePage() {
  const { t } = useTranslation(['invited', 'common', 'errors']);
  const token = useAddressParameters().get('t') ?? '';
  const { invitation, failure, expired, retry } = useInvitation(token);
  const failureText = useFailureText();
  if (expired) return <InvalidInvitation />;
  if (invitation) return <AcceptForm token={token} invitation={invitation} />;
  return (
    <VisitorFrame title={t('accept.title')} aside={<SignInPanel />}>
      {failure ? (
        <>
          <Alert tone="err">{failureText(failure)}</Alert>
          <Button variant="primary" block onClick={retry}>
            {t('common:actions.retry')}
          </Button>
        </>
      ) : (
        <p role="status">{t('accept.reading')}</p>
      )}
    </VisitorFrame>
  );
}
