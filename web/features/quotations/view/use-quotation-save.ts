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

/** What the screen does not know yet: it asks for the quotation again. */
const news: readonly FailureCode[] = ['conflict', 'not-found', 'prices-changed'];

/** Sends an input and takes the answer over. `base`: what of the draft the server knows after it. */
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

/** Saves of the view; a failure is kept for its alert and nothing on screen is lost (OP52), deleted elsewhere or not. */
export function useQuotationSave(draft: QuotationDraft, isDeleted: boolean) {
  const { saving, update } = useUpdate(draft);
  const [savedAt, setSavedAt] = useState<string>();
  const [failed, setFailed] = useState<{ failure: unknown; revision: number }>();
  const { saved, draft: sent, changes } = draft;
  const base = { id: saved.id, revision: saved.revision };
  // Once the draft builds on another version, it says nothing of the next save.
  const failure = failed?.revision === saved.revision ? failed.failure : undefined;

  /** Resolves to whether it worked. */
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
    /** The page's changes (QVW-068). */
    save: async () => changes === 0 || (!isDeleted && attempt(update(saveInput(saved, sent), sent))),
    /** The archive state, at once and apart from the page's changes (QVW-066). */
    setArchived: (archived: boolean) => attempt(update({ ...base, archived }, saved)),
    /** So are the details (QVW-067); rejects with the failure, for the dialog to say. */
    saveDetails: (details: NewQuotationForm) => update({ ...base, ...details }, saved),
  };
}
export type QuotationSave = ReturnType<typeof useQuotationSave>;
