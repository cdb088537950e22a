import { noInput, operation } from '#lambdas/operation.ts';
import { readPublishedFolders } from '#lambdas/store/catalogue/published-colour-store.ts';

/** Every colour of the published folders, flattened (QCO-009). */
export const listColours = operation({
  allow: 'catalogue.read',
  input: noInput,
  run: async () =>
    (await readPublishedFolders()).flatMap(({ colours, ...folder }) =>
      colours.map((colour) => ({ ...colour, ...folder })),
    ),
});
