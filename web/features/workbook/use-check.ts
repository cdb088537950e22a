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
  | { at: 'checked'; check: Check };

const kind = uploadKinds['catalogue-workbook'];
const [type = ''] = Object.keys(kind.types);

/** Files that the system knows no type of are known by their ending. */
const typeOf = (file: File) => (/\.xlsx$/i.test(file.name) ? type : file.type);

async function checked(file: File, show: (state: CheckState) => void): Promise<CheckState> {
  show({ at: 'uploading', file, percent: 0 });
  const wish = { type: typeOf(file), fileName: file.name };
  const { uploadCatalogueWorkbook: form } = await request(UploadCatalogueWorkbookDocument, wish);
  await uploadFile(form, file, (percent) => show({ at: 'uploading', file, percent }));
  show({ at: 'checking', file });
  const given = { key: form.key, fileName: file.name };
  const { checkCatalogueWorkbook: check } = await request(CheckCatalogueWorkbookDocument, given);
  return { at: 'checked', check };
}

/** Uploads a workbook and asks what it would change. */
export function useCheck() {
  const [state, show] = useState<CheckState>({ at: 'start' });
  const send = async (file: File) => {
    const problem = uploadProblem(kind, { type: typeOf(file), size: file.size });
    if (problem) return show({ at: 'refused', file, problem });
    try {
      show(await checked(file, show));
    } catch (failure) {
      show({ at: 'failed', file, failure });
    }
  };
  return { state, send: (file: File) => void send(file), startOver: () => show({ at: 'start' }) };
}
