import { log } from '#lambdas/runtime/log.ts';
import { fileAddress, keyOfAddress } from '#shared/uploads/file-address.ts';
import { isTakenFrom } from '#shared/uploads/upload-key.ts';
import type { UploadKindName } from '#shared/uploads/upload-kinds.ts';
import { takeUpload } from './taken-uploads.ts';
import { retireFile } from './uploaded-files.ts';

type Given = {
  kind: UploadKindName;
  /** The key that a form put it at. */
  upload: string;
  newId: () => string;
};
type Writing<Result> = {
  write: (key: string) => Promise<Result>;
  /** Whether the file is named now. */
  isNamed: (key: string) => Promise<boolean>;
};

/**
 * Takes an upload while something is written that names the file. After a failed write the file is retired, but only when
 * surely nothing names it: a file too many costs less than one too few.
 */
export async function withUpload<Result>(
  { kind, upload, newId }: Given,
  { write, isNamed }: Writing<Result>,
): Promise<Result> {
  const key = await takeUpload(kind, upload, newId);
  try {
    return await write(key);
  } catch (cause) {
    try {
      if (!(await isNamed(key))) await retireFile(key);
    } catch (problem) {
      log.warn('a file stays that may be nobody’s', problem instanceof Error ? problem : String(problem));
    }
    throw cause;
  }
}

type Shown = { imageUrl?: string | null | undefined };
type Owner<Entity> = {
  stored: Entity;
  read: () => Promise<Shown | undefined>;
  change: (image: { imageUrl: string; imageName: string }) => Promise<Entity>;
};

/** Gives an uploaded image to its owner, and answers the owner. A retry after a lost answer finds it given. */
export async function withImage<Entity extends Shown>(
  { imageName, ...given }: Given & { imageName: string },
  { stored, read, change }: Owner<Entity>,
): Promise<Entity> {
  if (isTakenFrom(given.upload, keyOfAddress(stored.imageUrl))) return stored;
  return withUpload(given, {
    write: (key) => change({ imageUrl: fileAddress(key), imageName }),
    isNamed: async (key) => (await read())?.imageUrl === fileAddress(key),
  });
}
