import { DomainError } from '#shared/errors.ts';
import type { Notification } from '#shared/schemas/notification.ts';
import type { NotificationInput } from '#shared/schemas/notification-input.ts';
import { fileAddress } from '#shared/uploads/file-address.ts';

type File = Pick<Notification, 'attachmentName' | 'attachmentOriginalName' | 'attachmentUrl'>;

export const noFile: File = { attachmentName: null, attachmentOriginalName: null, attachmentUrl: null };

/** An uploaded file as a notification names it: stored by the generated id that its key begins with (NOT-075). */
export const fileOf = (key: string, originalName: string): File => ({
  attachmentName: key.slice(key.lastIndexOf('/') + 1),
  attachmentOriginalName: originalName,
  attachmentUrl: fileAddress(key),
});

/** The file of a notification, and nothing else of it. */
const fileIn = ({ attachmentName, attachmentOriginalName, attachmentUrl }: File): File => ({
  attachmentName,
  attachmentOriginalName,
  attachmentUrl,
});

/** The content after a save, with the key of a new file. An offered file must be there (NOT-047). */
export function notificationContent(
  { attachmentKey, attachmentOriginalName, sendAt, ...content }: NotificationInput,
  stored: File,
  key: string | null,
) {
  const { attachment, cta, ctaUrl } = content;
  const given = key ? fileOf(key, attachmentOriginalName ?? '') : fileIn(stored);
  if (attachmentKey && !attachmentOriginalName) throw missing('attachmentOriginalName');
  if (attachment && !given.attachmentUrl) throw missing('attachmentKey');
  return {
    ...content,
    ctaUrl: cta ? ctaUrl : '',
    ...(attachment ? given : noFile),
    sendAt: sendAt && new Date(sendAt).toISOString(),
  };
}

const missing = (field: string) => new DomainError('invalid-input', { field: `input.${field}` });
