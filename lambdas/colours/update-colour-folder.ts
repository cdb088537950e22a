import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { mustBeOf, savedBy } from '#lambdas/runtime/saved-by.ts';
import { sayingWho } from '#lambdas/runtime/saying-who.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import {
  listColourFolders,
  readColourFolder,
  writeColourFolder,
} from '#lambdas/store/catalogue/colour-folder-store.ts';
import { colourFolderName } from '#shared/schemas/color-input.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** Renames a folder (COL-031). */
export const updateColourFolder = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ id: idSchema, name: colourFolderName, revision: z.int() }),
  async run({ id, name, revision }, { caller, now }) {
    const stored = mustBeThere((await listColourFolders()).find((folder) => folder.id === id));
    mustBeOf(revision, stored);
    const folder = { ...stored, name, revision: revision + 1, ...savedBy(signedInUser(caller), now) };
    await sayingWho(
      () => writeColourFolder(folder),
      () => readColourFolder(id),
    );
    return folder;
  },
});
