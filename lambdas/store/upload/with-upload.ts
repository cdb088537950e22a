import { log } from '#lambdas/runtime/log.ts';
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
 * Takes an upload while something is written that names the file it became; that is retired when the write fails and
 * surely nothing names it. Who cannot tell leaves it: a file too many costs less than one too few.
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
