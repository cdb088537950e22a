import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { mustBuildOn, savedBy } from '#lambdas/runtime/saved-by.ts';
import {
  listColourFolders,
  readColourFolder,
  writeColourFolder,
} from '#lambdas/store/catalogue/colour-folder-store.ts';
import { colourFolderName } from '#shared/schemas/colour-input.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** Renames a folder (COL-031). */
export const updateColourFolder = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ id: idSchema, name: colourFolderName, revision: z.int() }),
  async run({ id, name, revision }, { user, now }) {
    const stored = mustBeThere((await listColourFolders()).find((folder) => folder.id === id));
    mustBuildOn(revision, stored);
    const folder = { ...stored, name, revision: revision + 1, ...savedBy(user, now) };
    await saveOrConflict(
      () => writeColourFolder(folder),
      () => readColourFolder(id),
    );
    return folder;
  },
});
