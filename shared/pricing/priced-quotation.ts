import type { Cents, Fraction, Price, Quantity } from '#shared/money/units.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';

/** How the chosen packages compare with the estimate (QCA-025, QCA-026, QCA-027). */
export type Sign = '<' | '=' | '>';

/** A package the row may be bought in. `price` is null only when no package of the row has one (formula 2). */
export type PricedPack = { id: string; size: Quantity; count: number; price: Price | null };

/** Another row whose chosen consumption range asks for this product: R(p) of formula 3. */
export type Requirer = { sId: string; row: QuotationRow; surface: Quantity; consumption: Quantity };

export type PricedRow = {
  sId: string;
  row: QuotationRow;
  /** Counts as combined: combined-only, or the first row of a product another row requires (QCA-036, QCA-037). */
  combined: boolean;
  requirers: readonly Requirer[];
  /** Follows the area of the quotation (QCA-028). */
  locked: boolean;
  /** A_p, square metres. */
  surface: Quantity;
  /** c_p, units of the product per square metre. */
  consumption: Quantity;
  /** E_p; pieces have an estimate of one piece that is never shown as a need. */
  estimate: Quantity;
  /** The packages offered, with their counts (QCA-020, QCA-023). */
  packs: readonly PricedPack[];
  /** Q_p. */
  quantity: Quantity;
  sign: Sign;
  /** 1 - f_p: the discount the three factors make together. */
  discount: Fraction;
  /** Price of the packages before discounts, rounded to cents; null without a price. */
  listCost: Cents | null;
  /** C_p; null without a price (OP18, formula 2). */
  cost: Cents | null;
  /** I_p; null for pieces and without a price. */
  incidence: Cents | null;
  /** Ticked for the total incidence. */
  ticked: boolean;
  /**
   * Index of the price range that applies (QCA-008, QCA-009). Screens show its name if the product is priced by colour
   * (QVW-024).
   */
  priceRangeIndex: number;
  /** Priced by colour and none chosen (QVW-026, OP9). */
  missingColour: boolean;
};

export type PricedQuotation = {
  rows: readonly PricedRow[];
  /** The owner has a price list, so money is shown (QCA-003). */
  hasMoney: boolean;
  /** Any of the discounts differs from 0 (QVW-018). */
  hasDiscounts: boolean;
  /** Sum of the rounded costs; null when there is no money. */
  total: Cents | null;
  listTotal: Cents | null;
  /** Sum of the rounded incidences of ticked rows (QCA-040); null when there is no money. */
  totalIncidence: Cents | null;
  tickedCount: number;
};
