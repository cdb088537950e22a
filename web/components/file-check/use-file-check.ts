import { useState } from 'react';
import type { UploadKind } from '#shared/uploads/upload-kinds.ts';
import { uploadProblem } from '#shared/uploads/upload-problem.ts';
import { type UploadForm, uploadFile } from '#web/lib/upload-file.ts';

export type FileProblem = NonNullable<ReturnType<typeof uploadProblem>>;

/** The steps of a file from its choice to its check. */
export type FileState<Check = unknown> =
  | { at: 'start' }
  | { at: 'refused'; file: File; problem: FileProblem }
  | { at: 'uploading'; file: File; percent: number }
  | { at: 'checking'; file: File }
  | { at: 'failed'; file: File; failure: unknown }
  | { at: 'checked'; file: File; key: string; check: Check };

type AskCheck<Check> = (key: string, file: File) => Promise<Check>;
type Way<Check> = {
  kind: UploadKind;
  upload: (type: string, file: File) => Promise<UploadForm & { key: string }>;
  check: AskCheck<Check>;
};

/** Files are known by their ending: the system may know no type of them, or another one. */
const typeOf = ({ types }: UploadKind, file: File): string =>
  Object.entries(types).find(([, ending]) => file.name.toLowerCase().endsWith(`.${ending}`))?.[0] ??
  file.type;

/** Uploads a file and asks what its import would change. */
export function useFileCheck<Check>({ kind, upload, check: ask }: Way<Check>) {
  const [state, show] = useState<FileState<Check>>({ at: 'start' });
  const checkAs = async (file: File, key: string, asked: AskCheck<Check>) => {
    show({ at: 'checking', file });
    show({ at: 'checked', file, key, check: await asked(key, file) });
  };
  const showing = (file: File, work: () => Promise<void>) =>
    void work().catch((failure: unknown) => show({ at: 'failed', file, failure }));
  const send = (file: File) => {
    const type = typeOf(kind, file);
    const problem = uploadProblem(kind, { type, size: file.size });
    if (problem) show({ at: 'refused', file, problem });
    else
      showing(file, async () => {
        show({ at: 'uploading', file, percent: 0 });
        const form = await upload(type, file);
        await uploadFile(form, file, (percent) => show({ at: 'uploading', file, percent }));
        await checkAs(file, form.key, ask);
      });
  };
  /** The file that was sent, checked in another way. */
  const again = (asked: AskCheck<Check>) => {
    if (state.at === 'checked') showing(state.file, () => checkAs(state.file, state.key, asked));
  };
  return { state, send, again, startOver: () => show({ at: 'start' }) };
}
