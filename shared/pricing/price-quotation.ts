import { combinedDiscount, discountFactor, hasDiscount } from '#shared/money/discount-factor.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { compareQuantity, selectedQuantity } from './compare-quantity.ts';
import { consumptionOfRow } from './consumption-of-row.ts';
import { costOfPacks, noDiscount, totalOf } from './cost.ts';
import { type Demands, demandsOf, isCombined } from './demands.ts';
import { estimateOf } from './estimate.ts';
import { incidenceOf } from './incidence.ts';
import type { PricedQuotation, PricedRow, Requirer } from './priced-quotation.ts';
import { isColourMissing, priceRangeIndexOf } from './product-facts.ts';
import { shownPacks } from './shown-packs.ts';
import { coveredSurface, isLocked, surfaceOfRow } from './surface-of-row.ts';

/** The fields of a quotation that its numbers depend on. */
export type PricingInput = Pick<Quotation, 'area' | 'selectedProducts' | 'selectedIncidences' | 'pricelist'>;

/** Quotations that were calculated: a save needs the numbers of one several times. */
const priced = new WeakMap<PricingInput, PricedQuotation>();

/**
 * Every number of a quotation, computed from its rows and the owner's price list (QCA-001, formulas 1 to 10).
 * Without a price list there are quantities and no money (QCA-003, OP20). A quotation is never changed in place:
 * it is computed once.
 */
export function priceQuotation(quotation: PricingInput): PricedQuotation {
  const known = priced.get(quotation) ?? calculate(quotation);
  priced.set(quotation, known);
  return known;
}

function calculate(quotation: PricingInput): PricedQuotation {
  const { selectedProducts, selectedIncidences, pricelist } = quotation;
  const demands = demandsOf(selectedProducts);
  const tickedIds = new Set(selectedIncidences.map(({ id }) => id));
  const rows = selectedProducts.map((row) => priceRow(row, quotation, demands, tickedIds.has(row.sId)));
  const ticked = rows.filter((row) => row.ticked);
  const hasMoney = pricelist !== null;
  return {
    rows,
    hasMoney,
    hasDiscounts: selectedProducts.some(hasDiscount),
    total: hasMoney ? totalOf(rows, ({ cost }) => cost) : null,
    listTotal: hasMoney ? totalOf(rows, ({ listCost }) => listCost) : null,
    totalIncidence: hasMoney ? totalOf(ticked, ({ incidence }) => incidence) : null,
    tickedCount: ticked.length,
  };
}

function priceRow(row: QuotationRow, quotation: PricingInput, demands: Demands, ticked: boolean): PricedRow {
  const surface = surfaceOfRow(row, demands, quotation.area);
  const consumption = consumptionOfRow(row);
  const requirers = requirersOf(row, demands, quotation.area);
  const estimate = estimateOf(row.um, { surface, consumption }, requirers);
  const packs = shownPacks(row, quotation.pricelist !== null);
  const quantity = selectedQuantity(packs);
  const factor = discountFactor(row);
  return {
    sId: row.sId,
    row,
    combined: isCombined(row, demands),
    requirers,
    locked: isLocked(row, demands),
    surface,
    consumption,
    estimate,
    packs,
    quantity,
    sign: compareQuantity(quantity, estimate),
    discount: combinedDiscount(factor),
    listCost: costOfPacks(packs, noDiscount),
    cost: costOfPacks(packs, factor),
    incidence: incidenceOf(
      { um: row.um, packs, quantity, estimate, consumption, surface, requirers },
      factor,
    ),
    ticked,
    priceRangeIndex: priceRangeIndexOf(row),
    missingColour: isColourMissing(row),
  };
}

function requirersOf(row: QuotationRow, demands: Demands, quotationArea: number): readonly Requirer[] {
  return (demands.get(row.sId) ?? []).map(({ requirer, consumption }) => ({
    sId: requirer.sId,
    row: requirer,
    surface: coveredSurface(requirer, demands, quotationArea, new Set([row.sId])),
    consumption,
  }));
}
