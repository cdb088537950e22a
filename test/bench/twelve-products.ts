/**
 * Twelve products of the demo's catalogue in the painter's price list `pcu`, from the smallest to the largest in the
 * table (1 to 16 KB). Each is from the middle of a twelfth of all.
 */
const twelveProducts = [
  'telo-protezione',
  'piave-fondo-calce',
  'alpe-rete',
  'dora-fondo-fibrato',
  'alpe-pannello-fibra-legno',
  'neva-sverniciatore',
  'livenza-rasante-calce',
  'sesia-consolidante',
  'tinta-pasta-ossidi',
  'tanaro-calce',
  'tanaro-solsilicato',
  'tanaro-lavabile',
] as const;

/** The first of them, as rows of a new quotation. */
export const rowsOf = (count: number) =>
  twelveProducts.slice(0, count).map((product, row) => ({ sId: `row-${row}`, product }));
