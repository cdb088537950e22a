import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import {
  readColourFolder,
  createColourFolder as store,
} from '#lambdas/store/catalogue/colour-folder-store.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { colourFolderName } from '#shared/schemas/colour-input.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** A new folder comes last: its order is the moment of its creation (COL-011, COL-030, CDA-062). */
export const createColourFolder = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ key: idSchema, name: colourFolderName }),
  async run({ key, name }, { user, now, newId }) {
    const folder = {
      id: newId(),
      name,
      order: now.getTime(),
      colorCount: 0,
      ...nextRevision(0, user, now),
    };
    const id = await runOnce(user, key, { name }, (once) => store(folder, once, now));
    const made = mustBeThere(id === folder.id ? folder : await readColourFolder(id));
    return made;
  },
});
