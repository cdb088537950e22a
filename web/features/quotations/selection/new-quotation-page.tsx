import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { useUser } from '#web/lib/session.ts';
import type { Timer } from '#web/lib/timer.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { askForNew } from '../parts/ask-for-new.ts';
import { readNewQuotation } from '../parts/read-new-quotation.ts';
import { placeOf } from './place-of.ts';
import { SelectionScreen } from './selection-screen.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useCreateQuotation } from './use-create-quotation.ts';
import { useSelection } from './use-selection.ts';

type Tools = { timer?: Timer; newId?: NewId };

/** /preventivi/nuovo/:type?name=…&location=…&province=…; other types go to the list (OP65). */
export default function NewQuotationPage({ timer, newId }: Tools) {
  const { type } = useParams();
  const [query] = useSearchParams();
  const { country } = useUser();
  if (type !== 'manual') return <Navigate to={paths.quotations} replace />;
  const details = readNewQuotation(query, country);
  if (!details) return <Navigate to={paths.quotations} replace state={askForNew} />;
  return <NewSelection details={details} timer={timer} newId={newId} />;
}

function NewSelection({ details, timer, newId = randomId }: Tools & { details: NewQuotationForm }) {
  const { t } = useTranslation('quotations');
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { pricelistName } = useUser();
  const catalogue = useCatalogue();
  const selection = useSelection([], catalogue.catalogue, newId);
  const { saving, failure, dismissFailure, create } = useCreateQuotation(details, newId);
  const count = selection.rows.length;
  const release = useUnsavedGuard(count > 0);
  const run = async () => {
    const id = await create(selection.rows);
    if (id === undefined) return;
    release();
    navigate(paths.quotation(id), { replace: true });
  };
  const nothing = t('selection.nothing');
  return (
    <SelectionScreen
      title={t('selection.newTitle')}
      breadcrumbs={[{ label: t('title'), to: paths.quotations }, { label: t('selection.newCrumb') }]}
      meta={[
        { icon: 'file', text: details.name },
        { icon: 'map-marker', text: placeOf(details) },
      ]}
      catalogue={catalogue}
      selection={selection}
      priceList={pricelistName}
      failure={failure}
      failureText={failure === undefined ? undefined : failureText(failure, 'save')}
      onDismissFailure={dismissFailure}
      nothing={nothing}
      primary={{
        label: t('selection.create'),
        busy: saving,
        disabledReason: count === 0 && nothing,
        run: () => void run(),
      }}
      state={<span role="status">{count === 0 ? nothing : t('selection.selected', { count })}</span>}
      timer={timer}
    />
  );
}
