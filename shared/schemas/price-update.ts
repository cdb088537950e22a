import * as z from 'zod/mini';
import { id } from './id.ts';

/** Factors that are usual (PUP-012): the user confirms others. */
export const usualFactors = { least: 0.97, most: 1.05 } as const;
/** No update is made with others (OPW-52). */
export const possibleFactors = { least: 0.5, most: 2 } as const;
/** Ranges of one product that a table may name. */
export const mostRanges = 200;
const mostProducts = 10_000;
const mostLists = 500;

const hasSixDecimals = z.refine<number>((value) => Math.round(value * 1e6) / 1e6 === value);
const factor = z.number().check(z.gte(possibleFactors.least), z.lte(possibleFactors.most), hasSixDecimals);

const once = <Entry>(keyOf: (entry: Entry) => string) =>
  z.refine<Entry[]>((entries) => new Set(entries.map(keyOf)).size === entries.length);

/**
 * Factors that multiply prices (OPW-52): those of a product by the index of its price range, `null` where none is
 * given, and of a price list.
 */
export const factorTable = z.strictObject({
  byProduct: z
    .array(
      z.strictObject({
        product: id,
        factors: z.array(z.nullable(factor)).check(z.maxLength(mostRanges)),
      }),
    )
    .check(
      z.maxLength(mostProducts),
      once(({ product }) => product),
    ),
  byPricelist: z.array(z.strictObject({ pricelist: id, factor })).check(
    z.maxLength(mostLists),
    once(({ pricelist }) => pricelist),
  ),
});
export type FactorTable = z.infer<typeof factorTable>;

/** Ids of price lists. */
export const priceListIds = z.array(id).check(z.maxLength(mostLists));

/** An update as it is asked for. */
export type WantedUpdate = {
  table: FactorTable;
  /** Price lists whose prices change even where they became others less than 30 days ago (PRG-030). */
  evenRecent: readonly string[];
  /** The price lists that it changes, by id; null for all. */
  pricelists: readonly string[] | null;
};

/** Price updates that may wait for their day at the same time (PRG-031). */
export const mostWaiting = 20;
/** The variant of the job of an update that stops when it finds other prices than were confirmed (PRG-034). */
export const stopsForOtherPrices = 'hold';
/** Letters of the name of an update. */
export const longestUpdateName = 80;

/** The table that changes no price. */
export const noFactors: FactorTable = { byProduct: [], byPricelist: [] };
