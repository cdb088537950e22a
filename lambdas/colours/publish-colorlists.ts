import { noInput, operation } from '#lambdas/operation.ts';
import { log } from '#lambdas/runtime/log.ts';
import type { Context } from '#lambdas/runtime/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import {
  type Publication,
  publishFolders,
  readPublication,
  removeOldVersions,
} from '#lambdas/store/catalogue/published-colour-store.ts';
import { answeredPublication } from './answered-publication.ts';
import { workingFolders } from './working-folders.ts';

/** Users choose from the folders as they are now (COL-034, OPC-05). */
export const publishColorlists = operation({
  allow: 'catalogue.write',
  input: noInput,
  async run(_, context) {
    const publication = await publish(context);
    await tidyUp(publication);
    return answeredPublication(publication, { folders: [], colours: [] });
  },
});

/** After a lost race it builds on the version of the other publishing. */
const publish = ({ caller, now, newId }: Context): Promise<Publication> =>
  tryAgain(async () => {
    const { updatedAt, updatedBy } = savedBy(signedInUser(caller), now);
    const before = await readPublication();
    const by = { attempt: newId(), publishedAt: updatedAt, publishedBy: updatedBy };
    return publishFolders(await workingFolders(), before, by);
  }, 3);

/** It is published all the same: the next publishing removes what stays. */
async function tidyUp(publication: Publication): Promise<void> {
  try {
    await removeOldVersions(publication);
  } catch (cause) {
    log.warn('old versions of the colours stay', { cause: String(cause) });
  }
}
