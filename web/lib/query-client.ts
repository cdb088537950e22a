import { QueryClient } from '@tanstack/react-query';
import { codeOf } from './failure.ts';

const worthRetrying = ['internal', 'busy', 'too-many-requests'];

/** Query keys start with the entity: ['quotation', 'list', …] or ['quotation', 'one', id] (live-channel.ts). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && worthRetrying.includes(codeOf(error)),
    },
    // Without a connection a change fails at once, instead of running later when nobody expects it.
    mutations: { networkMode: 'always' },
  },
});
