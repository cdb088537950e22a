import { noInput, operation } from '#lambdas/operation.ts';
import { listColourFolders as list } from '#lambdas/store/catalogue/colour-folder-store.ts';

/** The folders in their order (COL-028). */
export const listColourFolders = operation({
  allow: 'catalogue.write',
  input: noInput,
  run: list,
});
