import { useTranslation } from 'react-i18next';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** Every reason why this quotation may look different from what the viewer expects (QVW-040 to QVW-043, OP58). */
export function useWarnings(
  { uid, userName, pricelist }: Quotation,
  viewer: { uid: string; pricelist?: string | null },
): string[] {
  const { t } = useTranslation('quotations');
  const isOwner = viewer.uid === uid;
  const viewerHasPrices = Boolean(viewer.pricelist);
  const owner = { name: userName };
  if (isOwner) return viewerHasPrices && pricelist ? [] : [t('view.warning.noPriceList')];
  return [
    t(pricelist ? 'view.warning.notOwner' : 'view.warning.notOwnerNoPrices', owner),
    ...(viewerHasPrices ? [] : [t('view.warning.noOwnPriceList')]),
    ...(pricelist ? [] : [t('view.warning.ownerNoPriceList', owner)]),
  ];
}

type Props = { quotation: Quotation; isDeleted: boolean; failure: unknown; onDismiss: () => void };

/** Conditions of the quotation and failures of its requests; a conflict has its own alert. */
export function QuotationNotices({ quotation, isDeleted, failure, onDismiss }: Props) {
  const { t } = useTranslation('quotations');
  const warnings = useWarnings(quotation, useUser());
  const failureText = useFailureText();
  const isShown = failure !== undefined && codeOf(failure) !== 'conflict' && !isDeleted;
  return (
    <div className="quotation-notices">
      {isDeleted && <Alert tone="err">{t('view.deleted')}</Alert>}
      {isShown && <SaveFailure failure={failure} text={failureText(failure, 'save')} onDismiss={onDismiss} />}
      <Warnings warnings={warnings} />
    </div>
  );
}

export function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert tone="warn">
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Alert>
  );
}
