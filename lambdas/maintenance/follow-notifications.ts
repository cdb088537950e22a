import type { DynamoDBRecord } from 'aws-lambda';
import { removeFile } from '#lambdas/runtime/files/files.ts';
import { isNotificationKey } from '#lambdas/store/notification/notification-store.ts';
import { retireFile } from '#lambdas/store/upload/uploaded-files.ts';
import { keyOfAddress } from '#shared/uploads/file-address.ts';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';

const folder = `${uploadKinds['notification-attachment'].folder}/`;

/**
 * Removes files that no notification offers any more, also after a save that was cut off. The file goes with its
 * notification (OPW-45); a replaced one is retired (NOT-076, decision 9). A file has one notification, and never comes
 * back to it: a repeated or late record changes nothing.
 */
export async function followNotifications({ eventName, dynamodb }: DynamoDBRecord): Promise<void> {
  if (!isNotificationKey(dynamodb?.Keys?.pk?.S)) return;
  const [before, after] = [dynamodb?.OldImage, dynamodb?.NewImage].map((image) =>
    keyOfAddress(image?.attachmentUrl?.S),
  );
  // Older records name files elsewhere: they are not ours to remove.
  if (!before?.startsWith(folder) || before === after) return;
  await (eventName === 'REMOVE' ? removeFile(before) : retireFile(before));
}
