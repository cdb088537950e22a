import { isRecord } from '#shared/is-record.ts';
import type { Change, Finding, Stored } from './finding.ts';

/** Every digit that the number has, with a decimal comma. */
const comma = new Intl.NumberFormat('it-IT', { useGrouping: false, maximumFractionDigits: 20 });

/**
 * Task 7: sizes of packages that are numbers become texts with a decimal comma; texts stay as they are (REP-015,
 * REP-016, OPW-56). The packages of older records are a map, by id.
 */
export function repairedPackagings({ priceranges }: Stored): Finding | undefined {
  if (!Array.isArray(priceranges)) return undefined;
  const changes: Change[] = [];
  const repaired = (pack: unknown): unknown => {
    if (!isRecord(pack) || typeof pack.packaging !== 'number' || !Number.isFinite(pack.packaging))
      return pack;
    const packaging = comma.format(pack.packaging);
    changes.push({ before: String(pack.packaging), after: packaging });
    return { ...pack, packaging };
  };
  const repairedPacks = (prices: unknown): unknown => {
    if (Array.isArray(prices)) return prices.map(repaired);
    if (!isRecord(prices)) return prices;
    return Object.fromEntries(Object.entries(prices).map(([id, pack]) => [id, repaired(pack)]));
  };
  const after = priceranges.map((range) =>
    isRecord(range) && 'prices' in range ? { ...range, prices: repairedPacks(range.prices) } : range,
  );
  return changes.length > 0 ? { fields: { priceranges: after }, changes } : undefined;
}
