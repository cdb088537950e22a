import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { customerKey } from '#web/components/customer-form/use-customers.ts';
import {
  KeepCustomersApartDocument,
  MergeCustomersDocument,
  type MergeCustomersInput,
} from '#web/graphql/customers.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { type Job, useJob } from '#web/lib/use-job.ts';
import { useToast } from '#web/lib/use-toast.ts';

/** A merge changes more than two customers: quotations, offers and colours are of the one that stays. */
const moved = [customerKey, ['quotation'], ['offer'], ['colourCard']] as const;

/** Begins a merge and follows it; a customer that changed meanwhile is read again (CUS-037, CUS-039). */
export function useMerge() {
  const queries = useQueryClient();
  const keyOf = useAttemptKey(randomId);
  const [begun, setBegun] = useState<{ job: Job; kept: string }>();
  const starting = useMutation({
    mutationFn: async (merge: MergeCustomersInput) =>
      (await request(MergeCustomersDocument, { key: keyOf(merge), merge })).mergeCustomers,
    onSuccess: (job, { kept }) => setBegun({ job, kept }),
    onError: (error) => {
      if (codeOf(error) === 'conflict') void queries.invalidateQueries({ queryKey: customerKey });
    },
  });
  const { job, failure } = useJob(begun?.job);
  const state = job?.state;
  useEffect(() => {
    if (state) for (const queryKey of moved) void queries.invalidateQueries({ queryKey });
  }, [state, queries]);
  return { starting, begun, job, failure };
}

/** Remembers that two customers are not one (CUS-040). */
export function useKeepApart() {
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (pair: { first: string; second: string }) => request(KeepCustomersApartDocument, pair),
    onSuccess: () => queries.invalidateQueries({ queryKey: customerKey }),
    onError: (error) => void toast({ text: failureText(error), tone: 'err' }),
  });
  return { keepApart: mutate, busy: isPending ? variables : undefined };
}
