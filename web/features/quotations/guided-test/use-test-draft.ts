import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { DraftRowsDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';
import type { ChosenRow } from '../selection/chosen-product.ts';
import { type DraftPrices, draftQuotation } from '../selection/draft-quotation.ts';
import type { TestState } from './run/test-state.ts';

/** The server answers types of prices as text; they are those of the schema it validates them with. */
const readDrafts = async (products: string[], signal: AbortSignal) => {
  const { draftRows } = await request(DraftRowsDocument, { products }, signal);
  return new Map((draftRows as DraftPrices[]).map((row) => [row.id, row]));
};

const none: ReadonlyMap<string, DraftPrices> = new Map();

/** The products whose packages have no price that counts: the first package is counted then (WIZ-090). */
function useWithoutPrice(rows: readonly PricedRow[], hasPriceList: boolean) {
  const names = rows
    .filter(({ packs }) => hasPriceList && packs.every(({ price }) => price === null))
    .map(({ row }) => row.id)
    .join(', ');
  useEffect(() => {
    if (names) console.warn('no package with a price', names);
  }, [names]);
}

/** The quotation of the chosen products, with their packages once their prices are there; without a connection they are counted later. */
export function useTestDraft(
  rows: readonly ChosenRow[],
  { packs, run: { color, colorlist } }: TestState,
  stored: Quotation | undefined,
) {
  const { pricelistName } = useUser();
  const products = useMemo(() => [...new Set(rows.map(({ product }) => product.id))].sort(), [rows]);
  const { data: drafts = none } = useQuery({
    queryKey: ['product', 'drafts', products],
    queryFn: ({ signal }) => readDrafts(products, signal),
    enabled: products.length > 0,
    placeholderData: keepPreviousData,
  });
  const hasPriceList = Boolean(pricelistName);
  const quotation = useMemo(
    () => draftQuotation({ rows, drafts, packs, colour: { color, colorlist }, hasPriceList, stored }),
    [rows, drafts, packs, color, colorlist, hasPriceList, stored],
  );
  useWithoutPrice(quotation.rows, hasPriceList);
  return quotation;
}
