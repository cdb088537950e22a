import { idInput, operation } from '#lambdas/operation.ts';
import { readColourFolder as read } from '#lambdas/store/catalogue/colour-folder-store.ts';
import { listFolderColours } from '#lambdas/store/catalogue/folder-colour-store.ts';
import { byCode } from '#shared/catalogue/colours/by-code.ts';
import { DomainError } from '#shared/errors.ts';

/** A folder with its colours by code (COL-013, COL-029). */
export const readColourFolder = operation({
  allow: 'catalogue.write',
  input: idInput,
  async run({ id }) {
    const [folder, colours] = await Promise.all([read(id), listFolderColours(id)]);
    if (!folder) throw new DomainError('not-found');
    return { ...folder, colors: byCode(colours) };
  },
});
