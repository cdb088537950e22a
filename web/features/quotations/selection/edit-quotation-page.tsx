import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { SaveState } from '#web/components/save-bar.tsx';
import { ScreenLoading } from '#web/components/screen-loading.tsx';
import { codeOf } from '#web/lib/failure.ts';
import type { Timer } from '#web/lib/timer.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { QuotationNotLoaded } from '../parts/quotation-not-loaded.tsx';
import { useQuotation } from '../view/use-quotation.ts';
import { AddedNeeds } from './added-needs.tsx';
import { type DraftPrices, draftQuotation } from './draft-quotation.ts';
import type { ChosenPacks } from './selection-edits.ts';
import { SelectionScreen } from './selection-screen.tsx';
import { useShortQuestion } from './short/use-short-question.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useEditedCrumbs, useEditedQuotation } from './use-edited-quotation.ts';
import type { Selection } from './use-selection.ts';

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

/** `error`: why the quotation could not be fetched again. */
type Props = Tools & { loaded: Quotation; error: unknown; onRetry: () => void };

function EditedSelection({ loaded, error, onRetry, timer, newId = randomId }: Props) {
  const { t } = useTranslation(['quotations', 'common']);
  const catalogue = useCatalogue();
  const { base, facts, selection, changes, saving, update } = useEditedQuotation(
    loaded,
    catalogue.catalogue,
    newId,
  );
  const release = useUnsavedGuard(changes > 0);
  const { draft, save, question } = useAskedUpdate(
    base,
    selection,
    (packs) => void update(release, { packs }),
  );
  const title = t('selection.editTitle');
  const breadcrumbs = useEditedCrumbs(base, title);
  const isDeleted = codeOf(error) === 'not-found';
  if (isDeleted && changes === 0) return <QuotationNotLoaded error={error} onRetry={onRetry} />;
  const nothing = t('selection.nothingLeft');
  const isEmpty = selection.rows.length === 0;
  const nothingToSave = isEmpty ? nothing : changes === 0 && t('common:save.saved');
  return (
    <>
      <SelectionScreen
        {...facts}
        {...{ title, breadcrumbs, catalogue, selection, nothing, timer }}
        notice={
          isDeleted ? (
            <Alert tone="err">{t('view.deleted')}</Alert>
          ) : (
            <AddedNeeds before={base} draft={draft} />
          )
        }
        failure={isDeleted ? undefined : facts.failure}
        primary={{
          label: t('selection.update'),
          busy: saving,
          disabledReason: isDeleted ? t('view.deleted') : nothingToSave,
          run: save,
        }}
        state={
          isEmpty ? <span role="status">{nothing}</span> : <SaveState changes={changes} saving={saving} />
        }
      />
      {question}
    </>
  );
}

const noPrices: ReadonlyMap<string, DraftPrices> = new Map();
const noPacks: ChosenPacks = {};
const noColour = { color: null, colorlist: null };

/**
 * Asks about rows that are short before the save. Packages of new products are not known here: the server counts them,
 * and they cover the need.
 */
function useAskedUpdate(base: Quotation, { rows }: Selection, update: (packs: ChosenPacks) => void) {
  const { revision } = base;
  const [raised, setRaised] = useState({ revision, packs: noPacks });
  // Somebody else's packages may be others.
  const packs = raised.revision === revision ? raised.packs : noPacks;
  const draft = useMemo(
    () =>
      draftQuotation({
        rows,
        packs,
        drafts: noPrices,
        colour: noColour,
        hasPriceList: base.pricelist !== null,
        stored: base,
      }),
    [rows, packs, base],
  );
  const asked = useShortQuestion(
    draft,
    () => update(packs),
    (more) => setRaised({ revision, packs: { ...packs, ...more } }),
  );
  return { ...asked, draft: draft.draft };
}
