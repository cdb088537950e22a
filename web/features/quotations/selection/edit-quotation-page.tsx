import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { SaveState } from '#web/components/save-bar.tsx';
import { ScreenLoading } from '#web/components/screen-loading.tsx';
import { useToast } from '#web/components/toast.tsx';
import { codeOf } from '#web/lib/failure.ts';
import type { Timer } from '#web/lib/timer.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { QuotationNotLoaded } from '../parts/quotation-not-loaded.tsx';
import { useQuotation } from '../view/use-quotation.ts';
import { placeOf } from './place-of.ts';
import { SelectionScreen } from './selection-screen.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useEditedSelection } from './use-edited-selection.ts';
import { useUpdateFailureText, useUpdateSelection } from './use-update-selection.ts';

type Tools = { timer?: Timer; newId?: NewId };

/** /preventivi/:id/modifica: manual selection, however the products were first chosen (OP39). */
export default function EditQuotationPage(tools: Tools) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuotation(id);
  const retry = () => void refetch();
  if (data) return <EditedSelection key={data.id} loaded={data} error={error} onRetry={retry} {...tools} />;
  if (error) return <QuotationNotLoaded error={error} onRetry={retry} />;
  return <ScreenLoading />;
}

/** To the view, which the user is told is up to date. */
function useLeaveUpdated() {
  const { t } = useTranslation('quotations');
  const navigate = useNavigate();
  const toast = useToast();
  return (view: string) => {
    navigate(view, { replace: true });
    toast({ text: t('selection.updated') });
  };
}

/** `error`: why the quotation could not be fetched again. */
type Props = Tools & { loaded: Quotation; error: unknown; onRetry: () => void };

function EditedSelection({ loaded, error, onRetry, timer, newId = randomId }: Props) {
  const { t } = useTranslation(['quotations', 'common']);
  const leave = useLeaveUpdated();
  const failureText = useUpdateFailureText();
  const catalogue = useCatalogue();
  const { saving, failure, dismissFailure, update } = useUpdateSelection();
  const edited = useEditedSelection(loaded, catalogue.catalogue, saving, newId);
  const { base, before, selection, changes } = edited;
  const release = useUnsavedGuard(changes > 0);
  const view = paths.quotation(base.id);
  const run = async () => {
    if (!(await update(base, before, selection.rows))) return;
    release();
    leave(view);
  };
  const isDeleted = codeOf(error) === 'not-found';
  if (isDeleted && changes === 0) return <QuotationNotLoaded error={error} onRetry={onRetry} />;
  const nothing = t('selection.nothingLeft');
  const isEmpty = selection.rows.length === 0;
  const nothingToSave = isEmpty ? nothing : changes === 0 && t('common:save.saved');
  return (
    <SelectionScreen
      title={t('selection.editTitle')}
      breadcrumbs={[
        { label: t('title'), to: paths.quotations },
        { label: quotationTitle(base), to: view },
        { label: t('selection.editTitle') },
      ]}
      meta={[
        { icon: 'file', text: base.name },
        { icon: 'map-marker', text: placeOf(base) },
      ]}
      catalogue={catalogue}
      selection={selection}
      priceList={base.pricelist?.name}
      notice={isDeleted && <Alert tone="err">{t('view.deleted')}</Alert>}
      failure={failure}
      failureText={isDeleted ? undefined : failureText(failure)}
      onDismissFailure={dismissFailure}
      nothing={nothing}
      primary={{
        label: t('selection.update'),
        busy: saving,
        disabledReason: isDeleted ? t('view.deleted') : nothingToSave,
        run: () => void run(),
      }}
      state={isEmpty ? <span role="status">{nothing}</span> : <SaveState changes={changes} saving={saving} />}
      timer={timer}
    />
  );
}
