import { readFileIfThere, writeFile } from '#lambdas/runtime/files/files.ts';
import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import type { Plan } from '#shared/catalogue/workbook/plan.ts';

/** What was found in a workbook, for the user who may begin its import. */
export type ImportCheck = { checkedAt: string; problemCount: number; entries: Plan['entries'] };

/** A check is found by who made it, and by nobody else. */
const keyOf = (user: string, id: string) => `imports/checks/${user}/${id}.json.br`;

export const keepImportCheck = async (user: string, id: string, check: ImportCheck): Promise<void> =>
  writeFile(keyOf(user, id), await packed(check));

/** Undefined when the user made none of that id, or it is over. */
export async function importCheckOf(user: string, id: string): Promise<ImportCheck | undefined> {
  const file = await readFileIfThere(keyOf(user, id));
  // Written by keepImportCheck above.
  return file && ((await unpacked(file)) as ImportCheck);
}
