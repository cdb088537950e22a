import { useQuery } from '@tanstack/react-query';
import { customerKey } from '#web/components/customer-form/use-customers.ts';
import { CustomerUsesDocument } from '#web/graphql/customers.ts';
import { request } from '#web/lib/graphql.ts';

/** How often each customer was quoted and offered; the list shows before it is there. */
export const useCustomerUses = () =>
  useQuery({
    queryKey: [...customerKey, 'uses'],
    queryFn: async ({ signal }) => (await request(CustomerUsesDocument, {}, signal)).customerUses,
    staleTime: 0,
  });
