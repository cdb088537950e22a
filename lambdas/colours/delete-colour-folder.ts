import { idInput, operation } from '#lambdas/operation.ts';
import { removeColourFolder } from '#lambdas/store/catalogue/colour-folder-store.ts';
import { removeFolderColours } from '#lambdas/store/catalogue/folder-colour-store.ts';
import { DomainError } from '#shared/errors.ts';

/**
 * Deletes a folder, then its colours (COL-032, OPC-19): nobody sees it half empty, and none is added meanwhile.
 * Interrupted, it is called again: the colours of a folder that is gone go too.
 */
export const deleteColourFolder = operation({
  allow: 'catalogue.write',
  input: idInput,
  async run({ id }) {
    const wasThere = await removeColourFolder(id);
    const colours = await removeFolderColours(id);
    if (!wasThere && colours === 0) throw new DomainError('not-found');
    return id;
  },
});
