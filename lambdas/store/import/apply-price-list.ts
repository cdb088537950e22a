import {
  changePriceList,
  readPriceList,
  writeNewPriceList,
} from '#lambdas/store/catalogue/price-list-store.ts';
import type { PlannedOf } from '#shared/catalogue/workbook/plan.ts';
import { type By, type Ended, isSame, nextOf, settle } from './settle.ts';

/** A price list without its products; a new one comes last. */
export async function applyPriceList(entry: PlannedOf<'priceList'>, by: By): Promise<Ended> {
  const { id, sent } = entry;
  const stored = await readPriceList(id);
  const wanted = { id, order: by.now.getTime(), ...stored, ...sent };
  return settle(entry, stored, isSame(wanted, stored), () => {
    const after = { ...wanted, ...nextOf(stored, by) };
    return stored ? changePriceList(stored, after) : writeNewPriceList(after, []);
  });
}
