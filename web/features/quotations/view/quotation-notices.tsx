import { useTranslation } from 'react-i18next';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { LackingPriceList } from '#web/components/lacking-price-list.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { QuotationView } from './use-quotation-view.ts';

/** Reasons why the quotation may look different from what the viewer expects (QVW-040 to QVW-043, OP58). */
export function useWarnings(
  { uid, userName, pricelist }: Quotation,
  viewer: { uid: string; type?: string | null; pricelist?: string | null },
): string[] {
  const { t } = useTranslation(['quotations', 'common']);
  const isOwner = viewer.uid === uid;
  const viewerHasPrices = Boolean(viewer.pricelist);
  const owner = { name: userName };
  const lacking = viewer.type === 'privato' ? 'common:priceList.private' : 'common:priceList.lacking';
  if (isOwner) return viewerHasPrices && pricelist ? [] : [t(lacking)];
  return [
    t(pricelist ? 'view.warning.notOwner' : 'view.warning.notOwnerNoPrices', owner),
    ...(viewerHasPrices ? [] : [t('view.warning.noOwnPriceList')]),
    ...(pricelist ? [] : [t('view.warning.ownerNoPriceList', owner)]),
  ];
}

/** Warnings of the quotation and failures of its requests; a conflict has its own alert. */
export function QuotationNotices({ draft, save, documents }: QuotationView) {
  const { t } = useTranslation('quotations');
  const user = useUser();
  const warnings = useWarnings(draft.draft, user);
  const isLacking = user.uid === draft.draft.uid && !user.pricelist;
  const failureText = useFailureText();
  const { isDeleted } = save;
  const failure = save.failure ?? documents.failure;
  const isShown = failure !== undefined && codeOf(failure) !== 'conflict' && !isDeleted;
  const dismiss = () => {
    save.dismissFailure();
    documents.dismissFailure();
  };
  return (
    <div className="quotation-notices">
      {isDeleted && <Alert tone="err">{t('view.deleted')}</Alert>}
      {isShown && <SaveFailure failure={failure} text={failureText(failure, 'save')} onDismiss={dismiss} />}
      {isLacking ? <LackingPriceList /> : <Warnings warnings={warnings} />}
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
