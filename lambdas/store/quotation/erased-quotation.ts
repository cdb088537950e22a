import { isDeepStrictEqual } from 'node:util';
import { removeForGood } from '#lambdas/runtime/files/remove-for-good.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { endAllLinks } from '#lambdas/store/pass/link-store.ts';
import { type Erased, erasedHeader } from '#shared/erasure/erased-quotation.ts';
import { keyOfAddress } from '#shared/uploads/file-address.ts';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { forgetWordsOfMeasures } from './measures-store.ts';
import { changeQuotation, readQuotation } from './quotation-store.ts';
import { forgetNotesOfRevisions } from './revision-store.ts';

/** Leaves of a quotation what must be kept, and nothing of its owner; done again it changes nothing. */
export const eraseOwner = (id: string, erased: Erased): Promise<void> =>
  tryAgain(async () => {
    await endAllLinks(id);
    await forgetNotesOfRevisions(id);
    await forgetWordsOfMeasures(id);
    const stored = await readQuotation(id);
    if (!stored) return;
    const { header, rows } = stored;
    const after = erasedHeader(header, erased);
    const isNoted = rows.some(({ choices }) => choices.note);
    await removeImage(header.user.imageUrl);
    if (isDeepStrictEqual(after, header) && !isNoted) return;
    await changeQuotation({
      header: { ...after, revision: header.revision + 1 },
      rows: rows.map((row) => ({ ...row, choices: { ...row.choices, note: null } })),
    });
  });

/** The owner's image of that time; its key may have another owner's id or none. */
export async function removeImage(imageUrl: string | null | undefined): Promise<void> {
  const key = keyOfAddress(imageUrl);
  if (key?.startsWith(`${uploadKinds['user-image'].folder}/`)) await removeForGood(key);
}
