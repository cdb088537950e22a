import { uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { type FileState, useFileCheck } from '#web/components/file-check/use-file-check.ts';
import {
  CheckCatalogueWorkbookDocument,
  type CheckCatalogueWorkbookMutation,
  UploadCatalogueWorkbookDocument,
} from '#web/graphql/workbook.ts';
import { request } from '#web/lib/graphql.ts';

export type Check = CheckCatalogueWorkbookMutation['checkCatalogueWorkbook'];
export type CheckState = FileState<Check>;

const checkAs = (leaveLater: boolean) => async (key: string, file: File) => {
  const given = { key, fileName: file.name, leaveLater };
  return (await request(CheckCatalogueWorkbookDocument, given)).checkCatalogueWorkbook;
};

/** Uploads a workbook and asks what it would change, with or without what was saved after it was downloaded. */
export function useCheck() {
  const { again, ...files } = useFileCheck<Check>({
    kind: uploadKinds['catalogue-workbook'],
    upload: async (type, { name: fileName }) =>
      (await request(UploadCatalogueWorkbookDocument, { type, fileName })).uploadCatalogueWorkbook,
    check: checkAs(false),
  });
  return { ...files, checkAgain: (leaveLater: boolean) => again(checkAs(leaveLater)) };
}
