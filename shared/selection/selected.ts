/** The fields of a product that the rules of the selection read; catalogue products and quotation rows have them. */
export type RuledProduct = {
  id: string;
  combined: boolean;
  standalone: boolean;
  consumptionType: string;
  consumptionranges: readonly { requiredProducts: readonly { product: string }[] }[];
};

/** A product in the manual selection; the same product may be there several times (QNW-030). */
export type Selected<P extends RuledProduct = RuledProduct> = {
  /** Tells rows of the same product apart. */
  sId: string;
  product: P;
  /** Index of the chosen consumption range. */
  consumptionRange: number;
};

/** Every product that may be added, by id: the selectable ones and those they require. */
export type Catalogue<P extends RuledProduct = RuledProduct> = ReadonlyMap<string, P>;

/** A product that a row, by sId, requires and the catalogue no longer has (OP45): a warning, not an obstacle. */
export type MissingProduct = { product: string; requiredBy: string };

/** The result of a change of the selection: the new rows, and the changes that the rules made by themselves. */
export type SelectionChange<P extends RuledProduct = RuledProduct> = {
  selection: readonly Selected<P>[];
  /** Required products that were added. */
  added: readonly Selected<P>[];
  /** Combined products that nothing requires any more. */
  removed: readonly Selected<P>[];
  missing: readonly MissingProduct[];
};
