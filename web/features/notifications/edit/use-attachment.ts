import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { uploadProblem } from '#shared/uploads/upload-problem.ts';
import { UploadNotificationAttachmentDocument } from '#web/graphql/notifications.ts';
import { request } from '#web/lib/graphql.ts';
import { uploadFile } from '#web/lib/upload-file.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { AttachedFile } from './draft.ts';

const kind = uploadKinds['notification-attachment'];

type Progress = { name: string; percent: number };

/**
 * The file of a notification is uploaded at once; it belongs to the notification after the save. The bucket removes files
 * that nobody saved (OPW-50).
 */
export function useAttachment(id: string | undefined, stored: AttachedFile | undefined) {
  const { t } = useTranslation('notifications');
  const [start, setStart] = useState(stored);
  const { file, progress, failure, drop, send, fail } = useUpload(id, stored);
  const choose = (chosen: File) => {
    const problem = uploadProblem(kind, chosen);
    if (problem) fail(t(`form.file.${problem}`, { name: chosen.name }));
    else void send(chosen);
  };
  const reset = (from: AttachedFile | undefined, to = from) => {
    setStart(from);
    drop(to);
  };
  return {
    file,
    /** Progress of an upload (NOT-077); undefined without one. */
    progress,
    failure,
    changed: progress !== undefined || file !== start,
    choose,
    remove: () => drop(undefined),
    /** Begins again from a stored file, with another one where that is given. */
    reset,
  };
}

/** The present file, or the one being uploaded: of several uploads, the last. */
function useUpload(id: string | undefined, stored: AttachedFile | undefined) {
  const { t } = useTranslation('notifications');
  const failureText = useFailureText();
  const [file, setFile] = useState(stored);
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<string>();
  const attempt = useRef(0);
  /** Cancels a running upload. */
  const drop = (to: AttachedFile | undefined) => {
    attempt.current += 1;
    setProgress(undefined);
    setFailure(undefined);
    setFile(to);
  };
  const send = async (chosen: File) => {
    drop(undefined);
    const mine = attempt.current;
    const isMine = () => mine === attempt.current;
    const show = (percent: number) => isMine() && setProgress({ name: chosen.name, percent });
    show(0);
    try {
      const uploaded = await upload(id, chosen, show);
      if (isMine()) drop(uploaded);
    } catch (error) {
      if (!isMine()) return;
      drop(undefined);
      setFailure(failureText(error, (reason) => t('form.uploadFailed', { reason })));
    }
  };
  return { file, progress, failure, drop, send, fail: setFailure };
}

async function upload(
  id: string | undefined,
  chosen: File,
  onProgress: (percent: number) => void,
): Promise<AttachedFile> {
  const wish = { id: id ?? null, type: chosen.type, fileName: chosen.name };
  const { uploadNotificationAttachment: form } = await request(UploadNotificationAttachmentDocument, wish);
  await uploadFile(form, chosen, onProgress);
  return { key: form.key, name: form.attachmentOriginalName };
}
