import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { UpdateQuotationDocument, type UpdateQuotationInput } from '#web/graphql/quotations.ts';
import { codeOf, type FailureCode, GraphqlFailure } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import type { NewId } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { useSaver } from '../parts/use-saver.ts';
import { keepAnswer, quotationQuery } from '../view/use-quotation.ts';
import { type ProductCatalogue, rowsOf } from './chosen-product.ts';
import { metaOf, type QuotationFacts } from './quotation-facts.ts';
import {
  countSelectionChanges,
  packCounts,
  rebased,
  type SentTest,
  selectionEdits,
} from './selection-edits.ts';
import { useSelection } from './use-selection.ts';

/** After these errors the quotation is loaded again: somebody saved or deleted it. */
const outdated: readonly FailureCode[] = ['conflict', 'not-found'];

/** Sends row edits that build on a revision (QNW-044, decision 5). */
function useUpdate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: UpdateQuotationInput) =>
      keepAnswer(queries, (await request(UpdateQuotationDocument, { input })).updateQuotation),
    onError: (error, { id }) => {
      if (outdated.includes(codeOf(error))) void queries.invalidateQueries(quotationQuery(id));
    },
  });
}

/** A conflict says who saved in between, and that nothing is lost (OP53). */
function useUpdateFailureText(): (failure: unknown) => string {
  const { t } = useTranslation('quotations');
  const failureText = useFailureText();
  const saver = useSaver();
  return (failure) => {
    if (codeOf(failure) !== 'conflict') return failureText(failure, 'save');
    const { by, at } = (failure instanceof GraphqlFailure && failure.params) || {};
    return by && at ? t('selection.conflict', saver(String(by), String(at))) : t('selection.conflictUnknown');
  };
}

/** The chosen products of a stored quotation; when somebody saves it meanwhile, the user's choices stay. */
function useEditedRows(
  loaded: Quotation,
  catalogue: ProductCatalogue | undefined,
  saving: boolean,
  newId: NewId,
) {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  const saver = useSaver();
  const [base, setBase] = useState(loaded);
  const before = useMemo(() => rowsOf(base), [base]);
  const selection = useSelection(before, catalogue, newId);
  const { replace } = selection;
  const isNewer = !saving && loaded.revision > base.revision;
  useEffect(() => {
    if (!isNewer) return;
    setBase(loaded);
    replace((mine) => rebased(before, mine, rowsOf(loaded)));
    toast({ text: t('selection.newer', saver(loaded.updatedBy, loaded.updatedAt)) });
  }, [isNewer, loaded, before, replace, toast, saver, t]);
  return { base, before, selection };
}

type SentChoices = Pick<SentTest, 'packs'> & Partial<SentTest>;

/** A stored quotation whose products are chosen again, by hand or by its guided test. */
export function useEditedQuotation(loaded: Quotation, catalogue: ProductCatalogue | undefined, newId: NewId) {
  const { t } = useTranslation('quotations');
  const navigate = useNavigate();
  const toast = useToast();
  const textOf = useUpdateFailureText();
  const { mutateAsync, isPending, isSuccess, error, reset } = useUpdate();
  const saving = isPending || isSuccess;
  const { base, before, selection } = useEditedRows(loaded, catalogue, saving, newId);
  const { id, revision } = base;
  const facts: QuotationFacts = {
    meta: metaOf(base),
    priceList: base.pricelist?.name,
    failure: error ? { failure: error, text: textOf(error), onDismiss: reset } : undefined,
  };
  /** Saves, and leads to the view; `onSaved` runs before. */
  const update = async (onSaved: () => void, { input, packs }: SentChoices) => {
    const edits = selectionEdits(before, selection.rows);
    const selectedProducts = edits.map((edit) => ({ ...edit, ...packCounts(packs, edit.sId) }));
    const isSaved = await mutateAsync({ id, revision, ...input, selectedProducts }).catch(() => false);
    if (!isSaved) return;
    onSaved();
    navigate(paths.quotation(id), { replace: true });
    toast({ text: t('selection.updated') });
  };
  return {
    base,
    facts,
    selection,
    changes: countSelectionChanges(before, selection.rows),
    saving,
    update,
  };
}

/** The breadcrumbs of the screen with this title that edits a quotation. */
export function useEditedCrumbs(base: Quotation, title: string) {
  const { t } = useTranslation('quotations');
  return [
    { label: t('title'), to: paths.quotations },
    { label: quotationTitle(base), to: paths.quotation(base.id) },
    { label: title },
  ];
}
