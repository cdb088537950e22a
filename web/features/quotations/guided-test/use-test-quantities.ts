import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { useUser } from '#web/app/session.ts';
import { DraftRowsDocument } from '#web/graphql/graphql.ts';
import { request } from '#web/lib/graphql.ts';
import type { ChosenRow } from '../selection/chosen-product.ts';
import { testQuantities } from './test-quantities.ts';
import type { ChosenPacks } from './test-state.ts';

/** The server answers units and types as text; they are those of the schemas it validates them with. */
const readDrafts = async (products: string[], signal: AbortSignal) => {
  const { draftRows } = await request(DraftRowsDocument, { products }, signal);
  return new Map((draftRows as unknown as QuotationRow[]).map((row) => [row.id, row]));
};

const none: ReadonlyMap<string, QuotationRow> = new Map();

/** The packages of the chosen products, once their prices are there; without a connection they are counted later. */
export function useTestQuantities(rows: readonly ChosenRow[], packs: ChosenPacks) {
  const { pricelistName } = useUser();
  const products = useMemo(() => [...new Set(rows.map(({ product }) => product.id))].sort(), [rows]);
  const { data: drafts = none } = useQuery({
    queryKey: ['product', 'drafts', products],
    queryFn: ({ signal }) => readDrafts(products, signal),
    enabled: products.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () => testQuantities({ rows, drafts, packs, hasPriceList: Boolean(pricelistName) }),
    [rows, drafts, packs, pricelistName],
  );
}
export type TestQuantities = ReturnType<typeof useTestQuantities>;
