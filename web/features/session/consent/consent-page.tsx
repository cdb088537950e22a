import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { PrivacyConsent } from '#web/components/person-fields/privacy-consent.tsx';
import { GiveConsentDocument } from '#web/graphql/common.ts';
import { request } from '#web/lib/graphql.ts';
import { keepUser, useUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useLeaveSession } from '#web/lib/use-leave-session.ts';
import { SidePanel } from '../side-panel.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';

/** Before anything else at the first sign-in of who was made by somebody: the consents are theirs to give (ROL-045). */
export default function ConsentPage() {
  const { t } = useTranslation(['invited', 'person', 'errors']);
  const { firstName } = useUser();
  const form = useConsent();
  const panel = (
    <SidePanel title={t('consent.notNow')} text={t('consent.notNowText')}>
      <SignOut />
    </SidePanel>
  );
  return (
    <VisitorFrame title={t('consent.title', { name: firstName })} lead={t('consent.lead')} aside={panel}>
      <form noValidate onSubmit={form.onSubmit}>
        <div className="part">
          <PrivacyConsent
            checked={form.privacy}
            disabled={form.sending}
            onChange={({ target }) => form.setPrivacy(target.checked)}
          />
          <Checkbox
            label={t('person:marketing')}
            checked={form.marketing}
            disabled={form.sending}
            onChange={({ target }) => form.setMarketing(target.checked)}
          />
        </div>
        {form.failure && <Alert tone="err">{form.failure}</Alert>}
        <Button variant="primary" type="submit" block busy={form.sending} disabled={!form.privacy}>
          {t('consent.submit')}
        </Button>
        <SignOut block />
      </form>
    </VisitorFrame>
  );
}

function SignOut({ block }: { block?: boolean }) {
  const { t } = useTranslation('invited');
  const leave = useLeaveSession();
  return (
    <Button block={block} onClick={() => void leave()}>
      {t('consent.signOut')}
    </Button>
  );
}

function useConsent() {
  const failureText = useFailureText();
  const [privacy, setPrivacy] = useState(false);
  const [marketing, setMarketing] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!privacy || sending) return;
    setSending(true);
    setFailure(undefined);
    try {
      keepUser((await request(GiveConsentDocument, { privacy, marketing })).giveConsent);
    } catch (error) {
      setFailure(failureText(error));
      setSending(false);
    }
  };
  return { privacy, setPrivacy, marketing, setMarketing, sending, failure, onSubmit };
}
