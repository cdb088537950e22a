import type { Colour } from '#shared/schemas/product.ts';
import type { ProductPart } from './product-rows.ts';
import type { RowReader } from './row-reader.ts';
import type { NumberedRow } from './sheets.ts';

/**
 * The rows of one product; a sheet that the workbook does not have is undefined, and leaves what is stored. A product
 * that has no row among the products is told of at `sheet`, in a row without cells.
 */
export type RowsOfProduct = { products: NumberedRow; sheet?: ProductPart | undefined } & {
  [Part in ProductPart]?: readonly NumberedRow[] | undefined;
};

/** Codes of phases by their names. */
export type PhaseNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Entities that rows may refer to. */
export type Known = {
  phases: ReadonlySet<string>;
  phaseNames: PhaseNames;
  products: ReadonlySet<string>;
  priceLists: readonly string[];
  /** Published colours by code. */
  colours: ReadonlyMap<string, Colour>;
};

/** Where a part of what is sent was read, by its path: `priceranges.0.prices.2`. */
export type Places = Map<string, RowReader>;
