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
import { useVisitorForm } from '../use-visitor-form.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';

/** First screen of users whose account somebody else made: they give their consents themselves (ROL-045). */
export default function ConsentPage() {
  const { t } = useTranslation(['invited', 'person', 'errors']);
  const { firstName } = useUser();
  const failureText = useFailureText();
  const { form, failure } = useVisitorForm({
    initial: { privacy: false, marketing: false },
    check: (given) => (given.privacy ? { issues: {}, data: given } : { issues: {} }),
    send: async (given) => {
      keepUser((await request(GiveConsentDocument, given)).giveConsent);
    },
    failed: failureText,
  });
  const panel = (
    <SidePanel title={t('consent.notNow')} text={t('consent.notNowText')}>
      <SignOut />
    </SidePanel>
  );
  return (
    <VisitorFrame title={t('consent.title', { name: firstName })} lead={t('consent.lead')} aside={panel}>
      <form noValidate onSubmit={form.onSubmit}>
        <div className="form-part">
          <ConsentFields privacy={form.tick('privacy')} marketing={form.tick('marketing')} />
        </div>
        {failure && <Alert tone="err">{failure}</Alert>}
        <Button variant="primary" type="submit" block busy={form.sending} disabled={!form.valid}>
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
