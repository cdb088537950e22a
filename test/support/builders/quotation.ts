import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedQuotation, PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { ConsumptionRange } from '#shared/schemas/product.ts';
import type { Pack, PriceRange, Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { aQuotationLight } from './quotation-light.ts';
import { aStoredUser } from './user.ts';

/** A package; its id is its size, so tests can name it. */
export function aPack(packaging: string | number, price: string | number | null, quantity = 0): Pack {
  return { id: String(packaging), packaging, price, quantity };
}

export function aPriceRange(colors: string[], prices: Pack[]): PriceRange {
  return { name: `Fascia ${colors.join(' ')}`, colors, prices };
}

/** A consumption range that requires products, each with its consumption per square metre. */
export function aRange(
  consumption: string | number | null,
  requires: Record<string, number> = {},
): ConsumptionRange {
  const requiredProducts = Object.entries(requires).map(([product, k]) => ({ product, consumption: k }));
  return { name: 'Standard', consumption, requiredProducts };
}

type RowChanges = Partial<QuotationRow> & { packs?: Pack[]; ranges?: ConsumptionRange[] };

/** A locked row of 0,35 kg/m² in packages of 25 kg at 112,50; `ranges` makes its consumption variable. */
export function aRow({ packs, ranges, ...changes }: RowChanges = {}): QuotationRow {
  const id = changes.id ?? 'adda-calce';
  return {
    id,
    sId: id,
    name: { it: id },
    um: 'kg',
    consumptionType: ranges ? 'variable' : 'fixed',
    consumption: 0.35,
    consumptionranges: ranges ?? [],
    consumptionRange: 0,
    priceType: 'fixed',
    priceranges: [aPriceRange([], packs ?? [aPack(25, 112.5)])],
    priceRange: 0,
    color: null,
    colorlist: null,
    packAim: null,
    area: 0,
    lockedArea: undefined,
    combined: false,
    standalone: true,
    discount: 0,
    discountExtra: 0,
    discountAccounting: 0,
    note: null,
    areaFrom: null,
    attachments_i18n: {},
    ...changes,
  };
}

/** A quotation of 100 m² whose owner has a price list. */
export function aQuotation(
  rows: readonly QuotationRow[] = [aRow()],
  changes: Partial<Quotation> = {},
): Quotation {
  return {
    ...aQuotationLight({ name: 'Facciata', location: 'Bologna', province: 'BO', revision: 3 }),
    createdAt: '2026-11-18T08:12:00.000Z',
    user: aStoredUser(),
    pricelist: { id: 'pcu', name: 'PCU' },
    area: 100,
    discount: 0,
    discountExtra: 0,
    discountAccounting: 0,
    selectedProducts: rows,
    selectedIncidences: [],
    color: null,
    colorlist: null,
    tags: [],
    attachments: [],
    note: null,
    areaFrom: null,
    measures: { rule: { mode: 'vuotoPerPieno', threshold: 400 }, places: [] },
    updatedAt: '2026-11-18T08:12:00.000Z',
    updatedBy: 'Marta Bellini',
    ...changes,
  };
}

/** The numbers of one row, by sId. */
export function pricedRow(quotation: Quotation | PricedQuotation, sId = 'adda-calce'): PricedRow {
  const { rows } = 'rows' in quotation ? quotation : priceQuotation(quotation);
  const row = rows.find((candidate) => candidate.sId === sId);
  if (!row) throw new Error(`No row ${sId}`);
  return row;
}

export function rowOf(quotation: Quotation, sId = 'adda-calce'): QuotationRow {
  return pricedRow(quotation, sId).row;
}

/** A row as the worked examples print it: units, euro, and counts above 0 by package. */
export function inUnits({ estimate, quantity, sign, packs, cost, incidence }: PricedRow) {
  return {
    E: estimate / 1e6,
    packs: Object.fromEntries(packs.filter(({ count }) => count > 0).map(({ id, count }) => [id, count])),
    Q: quantity / 1e6,
    sign,
    cost: inEuro(cost),
    incidence: inEuro(incidence),
  };
}

export function inEuro(amount: number | null): string | null {
  return amount === null ? null : (amount / 100).toFixed(2);
}
