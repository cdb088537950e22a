import { useQuery } from '@tanstack/react-query';
import type { TestReasons } from '#shared/schemas/guided-test-record.ts';
import { QuotationReasonsDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';

/** What the guided test of a quotation came to; `null` of one that was made before it was kept. */
export const useReasons = (id: string) =>
  useQuery({
    queryKey: ['quotation', 'reasons', id],
    queryFn: async ({ signal }): Promise<TestReasons | null> => {
      const { quotation } = await request(QuotationReasonsDocument, { id }, signal);
      return quotation.guidedTest?.reasons ?? null;
    },
  });
