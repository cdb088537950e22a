import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { CreateQuotationDocument } from '#web/graphql/quotations.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { type NewId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { asQuotation, quotationQuery } from '../view/use-quotation.ts';
import type { ChosenRow } from './chosen-product.ts';
import { packCounts, type SentTest } from './sent-test.ts';

/** Creates a quotation from the chosen products (QNW-035, QNW-038). */
export function useCreateQuotation(details: NewQuotationForm, newId: NewId) {
  const queries = useQueryClient();
  const keyOf = useAttemptKey(newId);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  /** Resolves to the id; a failure is logged and shown, and nothing is lost (QER-013 to QER-015). */
  const create = async (rows: readonly ChosenRow[], test?: SentTest): Promise<string | undefined> => {
    const selectedProducts = rows.map(({ sId, product, consumptionRange }) => ({
      sId,
      product: product.id,
      consumptionRange,
      ...packCounts(test, sId),
    }));
    const input = { ...details, ...test?.input, selectedProducts };
    setSaving(true);
    setFailure(undefined);
    try {
      const answer = await request(CreateQuotationDocument, { input: { key: keyOf(input), ...input } });
      const quotation = asQuotation(answer.createQuotation);
      queries.setQueryData(quotationQuery(quotation.id).queryKey, quotation);
      void queries.invalidateQueries({ queryKey: ['quotation', 'list'] });
      return quotation.id;
    } catch (error) {
      // a class has no readable name once minified; its code has
      console.error('quotation not created', error instanceof GraphqlFailure ? error.code : error);
      setFailure(error);
      setSaving(false);
      return undefined;
    }
  };
  return { saving, failure, dismissFailure: () => setFailure(undefined), create };
}
