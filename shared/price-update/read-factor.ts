import { parseCatalogueQuantity } from '#shared/money/parse-catalogue-number.ts';
import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { perUnit } from '#shared/money/units.ts';
import { possibleFactors } from '#shared/schemas/price-update.ts';

/** A factor with up to six decimals; `null` where nothing is given. */
export type ReadFactor = number | null | 'unreadable' | 'impossible';

/** A typed or pasted factor, '1,05' or '1.05' (OPC-24): outside 0.5 to 2 it is impossible (OPW-52). */
export function readFactor(given: unknown): ReadFactor {
  if (given === null || given === undefined) return null;
  if (typeof given !== 'string' && typeof given !== 'number') return 'unreadable';
  const millionths = typeof given === 'string' ? parseCatalogueQuantity(given) : parseStoredQuantity(given);
  if (millionths === null) return null;
  if (millionths === undefined) return 'unreadable';
  const factor = millionths / perUnit;
  return factor >= possibleFactors.least && factor <= possibleFactors.most ? factor : 'impossible';
}
