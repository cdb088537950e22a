import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type QuotationUpdate, saveInput } from '#shared/editing/changes.ts';
import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { UpdateQuotationDocument } from '#web/graphql/quotations.ts';
import { codeOf, type FailureCode } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { keepAnswer, quotationQuery } from './use-quotation.ts';
import type { QuotationDraft } from './use-quotation-draft.ts';

/** After these failures the stored quotation is newer: the screen loads it again. */
const news: readonly FailureCode[] = ['conflict', 'not-found', 'prices-changed'];

/** Sends an input and takes over the answer. `base`: the draft that the server knows afterwards. */
function useUpdate({ accept }: QuotationDraft) {
  const queries = useQueryClient();
  const [saving, setSaving] = useState(false);
  const update = async (input: QuotationUpdate, base: Quotation): Promise<Quotation> => {
    setSaving(true);
    try {
      const { updateQuotation } = await request(UpdateQuotationDocument, { input });
      const answer = keepAnswer(queries, updateQuotation);
      accept(answer, base);
      return answer;
    } catch (error) {
      if (news.includes(codeOf(error))) void queries.invalidateQueries(quotationQuery(input.id));
      throw error;
    } finally {
      setSaving(false);
    }
  };
  return { saving, update };
}

/** The saves of the screen. A failure is kept for its alert, and no edit is lost (OP52). */
export function useQuotationSave(draft: QuotationDraft, isDeleted: boolean) {
  const { saving, update } = useUpdate(draft);
  const [savedAt, setSavedAt] = useState<string>();
  const [failed, setFailed] = useState<{ failure: unknown; revision: number }>();
  const { saved, draft: sent, changes } = draft;
  const base = { id: saved.id, revision: saved.revision };
  // Forgotten once the draft builds on another version.
  const failure = failed?.revision === saved.revision ? failed.failure : undefined;

  /** Resolves to true when it worked. */
  const attempt = (updated: Promise<Quotation>): Promise<boolean> => {
    setFailed(undefined);
    const worked = ({ updatedAt }: Quotation) => {
      setSavedAt(updatedAt);
      return true;
    };
    return updated.then(worked, (error) => {
      setFailed({ failure: error, revision: saved.revision });
      return false;
    });
  };
  return {
    saving,
    savedAt,
    isDeleted,
    failure,
    dismissFailure: () => setFailed(undefined),
    /** The edits of the page (QVW-068). */
    save: async () => changes === 0 || (!isDeleted && attempt(update(saveInput(saved, sent), sent))),
    /** The archive state, at once and apart from the edits of the page (QVW-066). */
    setArchived: (archived: boolean) => attempt(update({ ...base, archived }, saved)),
    /** The details, at once too (QVW-067). Rejects with the failure, which the dialog shows. */
    saveDetails: (details: Partial<NewQuotationForm>) => update({ ...base, ...details }, saved),
  };
}
export type QuotationSave = ReturnType<typeof useQuotationSave>;
