import type { FactorTable } from '#shared/schemas/price-update.ts';
import { parseFactorCsv } from './parse-factor-csv.ts';
import { parseFactorJson } from './parse-factor-json.ts';
import { type FactorProblem, type KnownCatalogue, tableBuilder } from './table-builder.ts';

/** Characters of a text that is read. */
export const longestTable = 1_000_000;

/**
 * A table of factors that was pasted or imported (OPW-52): JSON, `{"byProduct": {id: [factors]}, "byPricelist": {id:
 * factor}}`, or lines of a spreadsheet. Where there is a problem the table is not to be used.
 */
export function parseFactors(
  text: string,
  known: KnownCatalogue,
): { table: FactorTable; problems: FactorProblem[] } {
  const builder = tableBuilder(known);
  const given = text.replace(/^\uFEFF/, '');
  if (given.trimStart().startsWith('{')) parseFactorJson(given, builder);
  else parseFactorCsv(given, builder);
  return builder.result();
}
