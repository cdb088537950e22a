import { useState } from 'react';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { uploadProblem } from '#shared/uploads/upload-problem.ts';
import {
  CheckCatalogueWorkbookDocument,
  type CheckCatalogueWorkbookMutation,
  UploadCatalogueWorkbookDocument,
} from '#web/graphql/workbook.ts';
import { request } from '#web/lib/graphql.ts';
import { uploadFile } from '#web/lib/upload-file.ts';

export type Check = CheckCatalogueWorkbookMutation['checkCatalogueWorkbook'];
type FileProblem = NonNullable<ReturnType<typeof uploadProblem>>;

/** The steps of a file from its choice to its check. */
export type CheckState =
  | { at: 'start' }
  | { at: 'refused'; file: File; problem: FileProblem }
  | { at: 'uploading'; file: File; percent: number }
  | { at: 'checking'; file: File }
  | { at: 'failed'; file: File; failure: unknown }
  | { at: 'checked'; file: File; key: string; check: Check };

const kind = uploadKinds['catalogue-workbook'];
const [type = ''] = Object.keys(kind.types);

/** Files that the system knows no type of are known by their ending. */
const typeOf = (file: File) => (/\.xlsx$/i.test(file.name) ? type : file.type);

async function checked(file: File, show: (state: CheckState) => void): Promise<CheckState> {
  show({ at: 'uploading', file, percent: 0 });
  const wish = { type: typeOf(file), fileName: file.name };
  const { uploadCatalogueWorkbook: form } = await request(UploadCatalogueWorkbookDocument, wish);
  await uploadFile(form, file, (percent) => show({ at: 'uploading', file, percent }));
  return checkedAs({ file, key: form.key }, false, show);
}

type Sent = { file: File; key: string };

async function checkedAs({ file, key }: Sent, leaveLater: boolean, show: (state: CheckState) => void) {
  show({ at: 'checking', file });
  const given = { key, fileName: file.name, leaveLater };
  const { checkCatalogueWorkbook: check } = await request(CheckCatalogueWorkbookDocument, given);
  return { at: 'checked', file, key, check } as const;
}

/** Uploads a workbook and asks what it would change. */
export function useCheck() {
  const [state, show] = useState<CheckState>({ at: 'start' });
  const showing = async (file: File, checking: () => Promise<CheckState>) => {
    try {
      show(await checking());
    } catch (failure) {
      show({ at: 'failed', file, failure });
    }
  };
  const send = (file: File) => {
    const problem = uploadProblem(kind, { type: typeOf(file), size: file.size });
    if (problem) show({ at: 'refused', file, problem });
    else void showing(file, () => checked(file, show));
  };
  /** The file that was sent, with or without what was saved after it was downloaded. */
  const checkAgain = (leaveLater: boolean) => {
    if (state.at === 'checked') void showing(state.file, () => checkedAs(state, leaveLater, show));
  };
  return { state, send, checkAgain, startOver: () => show({ at: 'start' }) };
}
