import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { readPublishedFolders } from '#lambdas/store/catalogue/published-colour-store.ts';

/** Every colour of the published folders, flattened (QCO-009). */
export const listColours = operation({
  allow: 'catalogue.read',
  input: z.strictObject({}),
  run: async () =>
    (await readPublishedFolders()).flatMap(({ colours, ...folder }) =>
      colours.map((colour) => ({ ...colour, ...folder })),
    ),
});
