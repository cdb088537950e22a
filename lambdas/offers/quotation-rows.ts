import { readPriceList } from '#lambdas/store/catalogue/price-list-store.ts';
import { digestOf } from '#lambdas/store/copy/copy-store.ts';
import type { OrderedRow } from '#lambdas/store/offer/offer-items.ts';
import { measuredQuotation } from '#lambdas/store/quotation/measured-quotation.ts';
import { calculated } from '#lambdas/store/quotation/presented-quotation.ts';
import type { StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { DomainError } from '#shared/errors.ts';
import { type CopiedRow, copiedRow } from '#shared/offers/copied-row.ts';
import { placesOfRows } from '#shared/offers/places-of-rows.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import type { QuotationHeader } from '#shared/schemas/quotation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** A quotation of the user as it is now: its rows as offers copy them, and as orders need them. */
export type QuotationRows = {
  header: QuotationHeader;
  measures: Measures;
  rows: readonly CopiedRow[];
  /** By the ids of the rows. */
  ordered: ReadonlyMap<string, OrderedRow>;
};

/** Reads quotations of the user, by their ids; those of others, and those that are gone, are left out (OFR-005). */
export async function readQuotationRows(
  user: CurrentUser,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, QuotationRows>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const [priceList, ...stored] = await Promise.all([
    readPriceList(user.pricelist),
    ...wanted.map((id) => ownQuotation(user, id)),
  ]);
  return new Map(
    stored.flatMap((quotation) =>
      quotation ? [[quotation.header.id, rowsOf(quotation, priceList, now)]] : [],
    ),
  );
}

/** The quotation with its measures; undefined for that of somebody else, and for one that is gone. */
async function ownQuotation(user: CurrentUser, id: string): Promise<StoredQuotation | undefined> {
  try {
    const stored = await measuredQuotation(user, id);
    return stored.header.uid === user.id ? stored : undefined;
  } catch (cause) {
    if (cause instanceof DomainError && cause.code === 'not-found') return undefined;
    throw cause;
  }
}

function rowsOf(
  stored: StoredQuotation,
  priceList: Awaited<ReturnType<typeof readPriceList>>,
  now: Date,
): QuotationRows {
  const { header } = stored;
  const quotation = calculated(stored, priceList);
  const { rows } = priceQuotation(quotation);
  const places = placesOfRows(quotation, rows);
  const kept = new Map(stored.rows.map((row) => [row.sId, row]));
  const ordered = rows.flatMap(({ sId, estimate }): [string, OrderedRow][] => {
    const row = kept.get(sId);
    return row
      ? [[sId, { copy: digestOf(row.product), packs: row.packs, choices: row.choices, estimate }]]
      : [];
  });
  return {
    header,
    measures: quotation.measures,
    rows: rows.map((row) =>
      copiedRow(row, { quotationId: header.id, places: places.get(row.sId) ?? [], now }),
    ),
    ordered: new Map(ordered),
  };
}
