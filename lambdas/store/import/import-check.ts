import { readFileIfThere, writeFile } from '#lambdas/runtime/files/files.ts';
import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { fileFolders } from '#lambdas/store/file-folders.ts';
import type { Plan } from '#shared/catalogue/workbook/plan.ts';

/** The entries of a checked workbook, for the user who may begin its import. */
export type ImportCheck = { checkedAt: string; problemCount: number; entries: Plan['entries'] };

/** Where the checks of a user are. */
export const importChecksOf = (user: string) => `${fileFolders.imports}checks/${user}/`;

/** Only the user who made a check finds it. */
const keyOf = (user: string, id: string) => `${importChecksOf(user)}${id}.json.br`;

export const keepImportCheck = async (user: string, id: string, check: ImportCheck): Promise<void> =>
  writeFile(keyOf(user, id), await packed(check));

/** Undefined when the user made none with that id, or it has expired. */
export async function importCheckOf(user: string, id: string): Promise<ImportCheck | undefined> {
  const file = await readFileIfThere(keyOf(user, id));
  // Written by keepImportCheck above.
  return file && ((await unpacked(file)) as ImportCheck);
}
