import { readFileIfThere, writeFile } from '#lambdas/runtime/files/files.ts';
import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { fileFolders } from '#lambdas/store/file-folders.ts';
import type { ChangedValue } from '#shared/catalogue/workbook/changed-values.ts';
import type { KeptRows } from '#shared/catalogue/workbook/kept-rows.ts';
import type { Plan } from '#shared/catalogue/workbook/plan.ts';

/** The changes that a checked workbook would make, for the user who may begin its import. */
export type ImportCheck = {
  checkedAt: string;
  /** The shown name of the workbook. */
  fileName: string;
  problemCount: number;
  /** It changes prices of products that are in the catalogue. */
  changesPrices: boolean;
  entries: Plan['entries'];
  /** The keys of what was saved after the file was downloaded. */
  later?: readonly string[];
  /** Each value before and after. */
  values: readonly ChangedValue[];
  /** Rows that are in the catalogue and no longer in the workbook. */
  kept: readonly KeptRows[];
  /** The names of whatever values tell by its id. */
  names: Readonly<Record<string, string>>;
};

/** Where the checks of a user are. */
export const importChecksOf = (user: string) => `${fileFolders.imports}checks/${user}/`;

/** Only the user who made a check finds it. One of an older form is not found: it counts as expired. */
const keyOf = (user: string, id: string) => `${importChecksOf(user)}${id}-2.json.br`;

export const keepImportCheck = async (user: string, id: string, check: ImportCheck): Promise<void> =>
  writeFile(keyOf(user, id), await packed(check));

/** The last one that this process read: checks never change, and are asked for page after page. */
let held: { key: string; check: ImportCheck } | undefined;

/** Undefined when the user made none with that id, or it has expired. */
export async function importCheckOf(user: string, id: string): Promise<ImportCheck | undefined> {
  const key = keyOf(user, id);
  if (held?.key === key) return held.check;
  const file = await readFileIfThere(key);
  if (!file) return undefined;
  // Written by keepImportCheck above.
  const check = (await unpacked(file)) as ImportCheck;
  held = { key, check };
  return check;
}
