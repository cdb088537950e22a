import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DuplicateQuotationDocument, type DuplicateQuotationInput } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { type NewId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { asQuotation, quotationQuery } from '../view/use-quotation.ts';

/** Makes a copy; a retry after a lost answer makes no second one. */
export function useDuplicateQuotation(newId: NewId) {
  const queries = useQueryClient();
  const keyOf = useAttemptKey(newId);
  return useMutation({
    mutationFn: async (wanted: Omit<DuplicateQuotationInput, 'key'>) => {
      const input = { key: keyOf(wanted), ...wanted };
      return asQuotation((await request(DuplicateQuotationDocument, { input })).duplicateQuotation);
    },
    onSuccess: (copy) => {
      queries.setQueryData(quotationQuery(copy.id).queryKey, copy);
      void queries.invalidateQueries({ queryKey: ['quotation', 'list'] });
    },
  });
}
