import { claimUpload, giveUpUpload } from '#lambdas/store/uploaded-files.ts';
import type { UploadKindName } from '#shared/uploads/upload-kinds.ts';
import { log } from './log.ts';

/**
 * Takes an upload for good while something is written that names it; given up again when that fails and surely nothing
 * names it. Who cannot tell leaves it: a file too many costs less than one too few.
 */
export async function whileClaimed<Result>(
  kind: UploadKindName,
  key: string,
  { write, isNamed }: { write: () => Promise<Result>; isNamed: () => Promise<boolean> },
): Promise<Result> {
  await claimUpload(kind, key);
  try {
    return await write();
  } catch (cause) {
    try {
      if (!(await isNamed())) await giveUpUpload(key);
    } catch (problem) {
      log.warn('an upload stays claimed', problem instanceof Error ? problem : String(problem));
    }
    throw cause;
  }
}
