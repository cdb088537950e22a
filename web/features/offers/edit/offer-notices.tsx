import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { EditedElsewhere } from '#web/components/edited-elsewhere.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { ProblemsAlert } from './problems-alert.tsx';
import type { OfferView } from './use-offer-view.ts';

/** Failures of a save, news of other windows, and what is still to settle. */
export function OfferNotices(view: OfferView) {
  const { t } = useTranslation('offers');
  const failureText = useFailureText();
  const { offer, isDeleted } = view;
  const { failure } = offer;
  const isShown = failure !== undefined && codeOf(failure) !== 'conflict' && !isDeleted;
  return (
    <div className="offer-notices">
      {isDeleted && <Alert tone="err">{t('edit.deleted')}</Alert>}
      {isShown && (
        <SaveFailure failure={failure} text={failureText(failure, 'save')} onDismiss={offer.dismissFailure} />
      )}
      <EditedElsewhere draft={offer} />
      <ProblemsAlert {...view} />
    </div>
  );
}
