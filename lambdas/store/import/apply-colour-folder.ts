import { readColourFolder, writeColourFolder } from '#lambdas/store/catalogue/colour-folder-store.ts';
import type { PlannedOf } from '#shared/catalogue/workbook/plan.ts';
import { type By, type Ended, isSame, nextOf, settle } from './settle.ts';

/** A colour folder without its colours; a new one comes last. */
export async function applyColourFolder(entry: PlannedOf<'colourFolder'>, by: By): Promise<Ended> {
  const { id, sent } = entry;
  const stored = await readColourFolder(id);
  const wanted = { id, order: by.now.getTime(), colorCount: 0, ...stored, ...sent };
  return settle(entry, stored, isSame(wanted, stored), () =>
    writeColourFolder({ ...wanted, ...nextOf(stored, by) }),
  );
}
