import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { ConflictDialog } from '#web/components/conflict-dialog.tsx';
import { LackingPriceList } from '#web/components/lacking-price-list.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { codeOf, savedMeanwhile } from '#web/lib/failure.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Profile } from './use-profile.ts';
import { VerificationBanner } from './verification-banner.tsx';

/** Alerts of the account and of the last save (PRO-006, PRO-008, PRO-009). */
export function ProfileAlerts({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { user, editing, saved, dismissSaved } = profile;
  // The edits of the profile continue on the new revision.
  const keep = ({ priceListAskedAt, revision }: SessionUser) =>
    editing.rebase({ ...editing.base, priceListAskedAt, revision });
  const moved = Boolean(user.pricelist) && editing.draft.country !== editing.base.country;
  return (
    <div className="profile-alerts">
      {!user.emailVerified && <VerificationBanner uid={user.uid} />}
      <LackingPriceList onAsked={keep} />
      {moved && <Alert tone="warn">{t('countryMoved', { pricelist: user.pricelistName })}</Alert>}
      {saved && (
        <Alert tone="ok" onDismiss={dismissSaved}>
          {t('saved')}
        </Alert>
      )}
      <SaveProblem profile={profile} />
    </div>
  );
}

/** The failure names the user who saved meanwhile. */
function SaveProblem({ profile: { editing, overwrite } }: { profile: Profile }) {
  const failureText = useFailureText();
  const { failure, conflict, saving, takeTheirs, keepEditing, dismissFailure } = editing;
  if (!failure) return null;
  if (codeOf(failure) === 'conflict' && conflict) {
    return (
      <ConflictDialog
        theirs={savedMeanwhile(failure)}
        busy={saving}
        onReload={takeTheirs}
        onOverwrite={overwrite}
        onClose={keepEditing}
      />
    );
  }
  return <SaveFailure failure={failure} text={failureText(failure, 'save')} onDismiss={dismissFailure} />;
}
