import { noInput, operation } from '#lambdas/operation.ts';
import { readPublication, readPublishedFolders } from '#lambdas/store/catalogue/published-colour-store.ts';
import { publicationChanges } from '#shared/catalogue/colours/publication-changes.ts';
import { answeredPublication } from './answered-publication.ts';
import { workingFolders } from './working-folders.ts';

/** The last publishing of colours, and the changes since (OPC-05). */
export const readColourPublication = operation({
  allow: 'catalogue.write',
  input: noInput,
  async run() {
    const [publication, published, working] = await Promise.all([
      readPublication(),
      readPublishedFolders(),
      workingFolders(),
    ]);
    return answeredPublication(publication, publicationChanges(published, working));
  },
});
