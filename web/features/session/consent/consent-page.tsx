import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ConsentFields } from '#web/components/person-fields/consent-fields.tsx';
import { GiveConsentDocument } from '#web/graphql/common.ts';
import { request } from '#web/lib/graphql.ts';
import { keepUser, useUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useLeaveSession } from '#web/lib/use-leave-session.ts';
import { SidePanel } from '../side-panel.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';

/** First screen of users whose account somebody else made: they give their consents themselves (ROL-045). */
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
        <div className="form-part">
          <ConsentFields privacy={form.privacy} marketing={form.marketing} />
        </div>
        {form.failure && <Alert tone="err">{form.failure}</Alert>}
        <Button variant="primary" type="submit" block busy={form.sending} disabled={!form.privacy.checked}>
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
  const tick = (checked: boolean, set: (checked: boolean) => void) => ({
    checked,
    disabled: sending,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(target.checked),
  });
  return {
    privacy: tick(privacy, setPrivacy),
    marketing: tick(marketing, setMarketing),
    sending,
    failure,
    onSubmit,
  };
}
