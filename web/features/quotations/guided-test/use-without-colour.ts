import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { offeredProducts } from '#shared/guided-test/in-colour.ts';
import { ProductsWithoutColourDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import type { GuidedRun } from './run/use-guided-run.ts';

const none: ReadonlySet<string> = new Set();

/**
 * The products of the last stage that do not come in the answered colour. Without a colour, without a connection and
 * after a failure none is known.
 */
export function useWithoutColour({ phases, test: { run } }: GuidedRun) {
  const colour = run.color?.code ?? '';
  const products = useMemo(() => offeredProducts(phases), [phases]);
  const { data, fetchStatus } = useQuery({
    queryKey: ['product', 'withoutColour', colour, products],
    queryFn: ({ signal }) => request(ProductsWithoutColourDocument, { colour, products }, signal),
    enabled: run.currentStage === 'stage4' && colour !== '' && products.length > 0,
    retry: false,
  });
  const withoutColour = useMemo(() => (data ? new Set(data.productsWithoutColour) : none), [data]);
  return { withoutColour, isAsking: !data && fetchStatus === 'fetching' };
}
