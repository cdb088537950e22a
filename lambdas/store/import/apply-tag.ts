import { createTag, readTag } from '#lambdas/store/catalogue/tag-store.ts';
import { changeTagAndUses } from '#lambdas/store/catalogue/tag-uses.ts';
import type { PlannedOf } from '#shared/catalogue/workbook/plan.ts';
import { DomainError } from '#shared/errors.ts';
import { type By, type Ended, isSame, nextOf, settle } from './settle.ts';

/** A tag, its new slug wherever it is used. */
export async function applyTag(entry: PlannedOf<'tag'>, by: By): Promise<Ended> {
  const { id, sent } = entry;
  const stored = await readTag(id);
  const wanted = { id, ...stored, ...sent };
  return settle(entry, stored, isSame(wanted, stored), async () => {
    const after = { ...wanted, ...nextOf(stored, by) };
    if (!stored) await createTag(after);
    else if (!(await changeTagAndUses(stored, after))) throw new DomainError('conflict');
  });
}
