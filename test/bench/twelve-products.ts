/**
 * Twelve products of the demo's catalogue that the painter of the price list `pcu` may choose, from the smallest to the
 * largest as the table counts them (1 to 16 KB): one from the middle of each twelfth of all that they may choose.
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

/** The first rows of them, as a new quotation names them. */
export const rowsOf = (count: number) =>
  twelveProducts.slice(0, count).map((product, row) => ({ sId: `row-${row}`, product }));
