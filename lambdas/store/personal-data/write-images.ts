import { readFileIfThere } from '#lambdas/runtime/files/files.ts';
import { listFiles } from '#lambdas/runtime/files/list-files.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import { keyOfAddress } from '#shared/uploads/file-address.ts';
import { imagesOfUser } from '#shared/uploads/upload-key.ts';
import { writeArchivePart } from './archive-store.ts';
import { zipPart } from './zip-part.ts';

/** Keys of a user's images: those that were replaced too, as long as they are kept. */
async function keysOf(uid: string): Promise<string[]> {
  const [files, user] = await Promise.all([listFiles(imagesOfUser(uid)), readUser(uid)]);
  const shown = keyOfAddress(user?.imageUrl);
  return [...new Set([...files.map(({ key }) => key), ...(shown ? [shown] : [])])];
}

/** Each image is a part of its own: it is as large as an upload may be. */
export async function writeImages(uid: string, job: string, at: string): Promise<void> {
  for (const [index, key] of (await keysOf(uid)).entries()) {
    const image = await readFileIfThere(key);
    if (image)
      await writeArchivePart(
        job,
        `image-${index}`,
        zipPart({ [`images/${key.split('/').at(-1)}`]: image }, at),
      );
  }
}
