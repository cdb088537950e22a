import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { UpdateQuotationDocument } from '#web/graphql/quotations.ts';
import { codeOf, type FailureCode, GraphqlFailure } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useSaver } from '../parts/use-saver.ts';
import { keepAnswer, quotationQuery } from '../view/use-quotation.ts';
import type { ChosenRow } from './chosen-product.ts';
import { selectionEdits } from './edited-rows.ts';
import { packCounts, type SentTest } from './sent-test.ts';

/** What the screen does not know yet: it asks for the quotation again. */
const news: readonly FailureCode[] = ['conflict', 'not-found'];

/** Saves the chosen products of a quotation (QNW-044 as decision 5 has it: row edits, from a revision). */
export function useUpdateSelection() {
  const queries = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  /** Resolves to whether it is saved; a conflict fetches the version that was saved in between. */
  const update = async (
    base: Quotation,
    before: readonly ChosenRow[],
    rows: readonly ChosenRow[],
    test?: SentTest,
  ) => {
    const { id, revision } = base;
    setSaving(true);
    setFailure(undefined);
    try {
      const edits = selectionEdits(before, rows).map((edit) => ({ ...edit, ...packCounts(test, edit.sId) }));
      const input = { id, revision, ...test?.input, selectedProducts: edits };
      const { updateQuotation } = await request(UpdateQuotationDocument, { input });
      keepAnswer(queries, updateQuotation);
      return true;
    } catch (error) {
      if (news.includes(codeOf(error))) void queries.invalidateQueries(quotationQuery(id));
      setFailure(error);
      setSaving(false);
      return false;
    }
  };
  return { saving, failure, dismissFailure: () => setFailure(undefined), update };
}

/** What to say of a failed update; a conflict says who saved in between, and that nothing is lost (OP53). */
export function useUpdateFailureText(): (failure: unknown) => string | undefined {
  const { t } = useTranslation('quotations');
  const failureText = useFailureText();
  const saver = useSaver();
  return (failure) => {
    if (failure === undefined) return undefined;
    if (codeOf(failure) !== 'conflict') return failureText(failure, 'save');
    const { by, at } = (failure instanceof GraphqlFailure && failure.params) || {};
    return by && at ? t('selection.conflict', saver(String(by), String(at))) : t('selection.conflictUnknown');
  };
}
