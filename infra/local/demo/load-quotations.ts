import { evaluatedTest } from '#lambdas/quotations/evaluated-test.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { readPriceList } from '#lambdas/store/catalogue/price-list-store.ts';
import { onceKey } from '#lambdas/store/once/once-store.ts';
import { newHeader } from '#lambdas/store/quotation/new-header.ts';
import { newRow } from '#lambdas/store/quotation/new-row.ts';
import type { StoredRow } from '#lambdas/store/quotation/packed-rows.ts';
import { present } from '#lambdas/store/quotation/presented-quotation.ts';
import { createQuotation, withFigures } from '#lambdas/store/quotation/quotation-store.ts';
import { settledRows } from '#lambdas/store/quotation/settled-rows.ts';
import { countBegunTest } from '#lambdas/store/statistics/begun-test-store.ts';
import { withTicks } from '#shared/editing/tick-incidence.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { countryOf } from '#shared/geography/countries.ts';
import { type Discounts, noDiscounts } from '#shared/money/discount-factor.ts';
import { priceRangeOfColour } from '#shared/pricing/price-range-of-colour.ts';
import { choice } from '#shared/schemas/area-choice.ts';
import { measures } from '#shared/schemas/measures.ts';
import type { Colour, Product } from '#shared/schemas/product.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { defaultArea } from '#shared/schemas/quotation-bounds.ts';
import { currentUser, type User } from '#shared/schemas/user.ts';
import { demoFile } from './demo-file.ts';
import type { QuotedFor } from './load-customers.ts';

type DemoRow = {
  product: string;
  consumptionRange?: number;
  color?: Colour;
  colorlist?: string;
  packs?: Record<string, number>;
  locked?: boolean;
  area?: number;
  areaFrom?: unknown;
  discounts?: Discounts;
};
/** The answers given by question, and the choice made by phase. */
type DemoTest = { answers: Record<string, string[]>; chosen: Record<string, string> };
type DemoQuotation = {
  id: string;
  owner: string;
  name: string;
  location: string;
  province?: string;
  createdAt: string;
  archived: boolean;
  area?: number;
  /** A choice, and measures that give the area: as the API takes them. */
  areaFrom?: unknown;
  measures?: unknown;
  discounts?: Discounts;
  incidences?: number[];
  tags?: string[];
  guidedTest?: DemoTest;
  /** The price of its products when it was made, as a fraction of today's. */
  pricesThen?: number;
  color?: Colour;
  colorlist?: string;
  rows: DemoRow[];
};

type Ground = {
  users: ReadonlyMap<string, User>;
  products: ReadonlyMap<string, Product>;
  /** The customers of quotations, by the demo's ids of these. */
  quotedFor: ReadonlyMap<string, QuotedFor>;
};

/**
 * Writes the demo's quotations, their dates moved so that the reference date becomes `now`. Returns their ids, by the
 * demo's.
 */
export async function loadQuotations(
  { users, products, quotedFor }: Ground,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const { referenceDate } = await demoFile<{ referenceDate: string }>('meta');
  const shift = now.getTime() - Date.parse(referenceDate);
  const stored = new Map<string, string>();
  for (const quotation of await demoFile<DemoQuotation[]>('quotations')) {
    const owner = users.get(quotation.owner);
    if (!owner) throw new Error(`The demo has no user ${quotation.owner}.`);
    const createdAt = new Date(Date.parse(quotation.createdAt) + shift);
    const around = { owner, products, quotedFor: quotedFor.get(quotation.id) };
    stored.set(quotation.id, await loadQuotation(quotation, around, createdAt));
  }
  return stored;
}

type Around = { owner: User; products: ReadonlyMap<string, Product>; quotedFor: QuotedFor | undefined };

async function loadQuotation(
  quotation: DemoQuotation,
  { owner, products, quotedFor }: Around,
  createdAt: Date,
): Promise<string> {
  const copied = (id: string) => withPricesThen(products.get(id), quotation.pricesThen);
  const rows = quotation.rows.map((row, index) => storedRow(row, index, copied, quotation.discounts));
  const { location, name, province } = quotation;
  const selectedProducts = rows.map(({ sId, product }) => ({ sId, product: product.id }));
  const input = { key: newId(), name, location, province, selectedProducts };
  const header = {
    ...newHeader(input, currentUser(owner), newId(), createdAt),
    ...quotedFor,
    ...(quotation.discounts ?? noDiscounts),
    archived: quotation.archived,
    area: quotation.area ?? defaultArea,
    areaFrom: choiceOf(quotation.areaFrom),
    measuredAt: quotation.measures ? 1 : null,
    color: quotation.color ?? null,
    colorlist: quotation.colorlist || null,
    ...(await tested(quotation, owner)),
  };
  const measured = quotation.measures ? measures.parse(quotation.measures) : undefined;
  const stored = { header, rows, measures: measured };
  const shown = withCountedPacks(present(stored, await readPriceList(owner.pricelist)), rows);
  const ticked = new Set((quotation.incidences ?? []).flatMap((index) => rows[index]?.sId ?? []));
  if (header.guidedTest)
    await countBegunTest({ uid: owner.id, country: countryOf(owner.country), run: input.key }, createdAt);
  const made = {
    header: { ...header, selectedIncidences: [...withTicks(shown, ticked).selectedIncidences] },
    rows: settledRows(shown, rows),
    measures: measured,
  };
  return createQuotation(withFigures(made, shown), onceKey(owner.id, input.key, ''), createdAt);
}

const choiceOf = (areaFrom: unknown) => (areaFrom ? choice.parse(areaFrom) : null);

/** The result of the guided test that a quotation was made with. */
async function tested({ guidedTest, tags = [], color, colorlist }: DemoQuotation, owner: User) {
  if (!guidedTest) return { tags };
  const test = {
    version: 0,
    answers: Object.entries(guidedTest.answers).map(([question, answers]) => ({ question, answers })),
    chosen: Object.entries(guidedTest.chosen).map(([phase, choice]) => ({ phase, choice })),
  };
  const { offered, ...made } = await evaluatedTest(currentUser(owner), test, {
    color: color ?? null,
    colorlist: colorlist ?? null,
  });
  return made;
}

const packFields = ['id', 'packaging', 'quantity'];

/** The product with the prices of every list times the fraction, to the cent. */
function withPricesThen(product: Product | undefined, fraction: number | undefined): Product | undefined {
  if (!product || !fraction) return product;
  const then = (value: unknown) => Math.round(Number(value) * fraction * 100) / 100;
  const priceranges = product.priceranges.map((range) => ({
    ...range,
    prices: range.prices.map((pack) => ({
      ...pack,
      ...Object.fromEntries(
        Object.entries(pack).flatMap(([key, value]) =>
          packFields.includes(key) || value == null ? [] : [[key, then(value)]],
        ),
      ),
    })),
  }));
  return { ...product, priceranges };
}

/** Rows whose packages the demo counts keep them; the others get the automatic ones. */
function withCountedPacks(quotation: Quotation, rows: readonly StoredRow[]): Quotation {
  const counted = new Set(rows.filter(({ packs }) => Object.keys(packs).length > 0).map(({ sId }) => sId));
  const automatic = withAutomaticPacks(quotation);
  const selectedProducts = quotation.selectedProducts.map((row, index) =>
    counted.has(row.sId) ? row : (automatic.selectedProducts[index] ?? row),
  );
  return { ...quotation, selectedProducts };
}

function storedRow(
  row: DemoRow,
  index: number,
  copied: (product: string) => Product | undefined,
  discounts: Discounts | undefined,
): StoredRow {
  const product = copied(row.product);
  if (!product) throw new Error(`The demo has no product ${row.product}.`);
  const start = newRow(`riga-${index + 1}`, product, row.consumptionRange ?? 0, row.discounts ?? discounts);
  const codes = product.priceranges.map(({ colors }) => ({ colors: colors.map(({ code }) => code) }));
  const choices = {
    ...start.choices,
    color: row.color ?? null,
    colorlist: row.colorlist || null,
    priceRange: (row.color && priceRangeOfColour(codes, row.color.code)) ?? 0,
    areaFrom: choiceOf(row.areaFrom),
    ...(row.locked !== undefined && { lockedArea: row.locked, area: row.area ?? 0 }),
  };
  return { ...start, packs: row.packs ?? {}, choices };
}
