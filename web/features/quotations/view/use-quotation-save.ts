import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type QuotationUpdate, saveInput } from '#shared/editing/changes.ts';
import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { UpdateQuotationDocument } from '#web/graphql/graphql.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { asQuotation, quotationQuery } from './use-quotation.ts';
import type { QuotationDraft } from './use-quotation-draft.ts';

/** Sends changes to the server. Rejects with the failure; nothing on screen is lost (OP52). */
export function useQuotationSave(draft: QuotationDraft) {
  const queries = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [savedAt, setSavedAt] = useState<string>();
  const [failure, setFailure] = useState<unknown>();

  /** `base`: what of the draft the server knows after it, the rest stays unsaved. */
  const update = async (input: QuotationUpdate, base: Quotation): Promise<Quotation> => {
    setSaving(true);
    setFailure(undefined);
    try {
      const { updateQuotation } = await request(UpdateQuotationDocument, { input });
      const answer = asQuotation(updateQuotation);
      queries.setQueryData(quotationQuery(answer.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['quotation', 'list'] });
      draft.accept(answer, base);
      return answer;
    } catch (error) {
      if (codeOf(error) === 'conflict') void queries.invalidateQueries(quotationQuery(input.id));
      throw error;
    } finally {
      setSaving(false);
    }
  };

  /** The page's changes (QVW-068); resolves to whether the server holds them. */
  const save = async (): Promise<boolean> => {
    if (draft.changes === 0) return true;
    const sent = draft.draft;
    try {
      const { updatedAt } = await update(saveInput(draft.saved, sent), sent);
      setSavedAt(updatedAt);
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    }
  };

  const { id, revision } = draft.saved;
  return {
    saving,
    savedAt,
    failure,
    dismissFailure: () => setFailure(undefined),
    save,
    /** Details are stored at once, apart from the page's changes (QVW-067). */
    saveDetails: (details: NewQuotationForm) => update({ id, revision, ...details }, draft.saved),
    /** So is the archive state (QVW-066); resolves to whether it worked. */
    setArchived: (archived: boolean) =>
      update({ id, revision, archived }, draft.saved).then(
        () => true,
        (error) => {
          setFailure(error);
          return false;
        },
      ),
  };
}
export type QuotationSave = ReturnType<typeof useQuotationSave>;
