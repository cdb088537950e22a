import { idInput, userOperation } from '#lambdas/operation.ts';
import { signedAddress } from '#lambdas/runtime/files/files.ts';
import { refusal } from '#shared/access/permissions.ts';
import { nationalAddress } from '#shared/attachments/national-address.ts';
import { brand } from '#shared/brand.ts';
import { DomainError } from '#shared/errors.ts';
import { isSeenByUsers } from '#shared/notifications/inbox.ts';
import { keyOfAddress } from '#shared/uploads/file-address.ts';
import { storedNotification } from './stored-notification.ts';

/** The address of a notification's file, for readers of the notification (OPW-51). */
export const readNotificationAttachment = userOperation({
  allow: 'notification.read',
  input: idInput,
  async run({ id }, { caller, user }) {
    const { type } = user;
    const isWriter = refusal('notification.write', caller) === undefined;
    const notification = await storedNotification(id);
    const { recipients, attachmentUrl } = notification;
    const isSent = isSeenByUsers(notification) && recipients.includes(type ?? '');
    if (!attachmentUrl || !(isWriter || isSent)) throw new DomainError('not-found');
    const key = keyOfAddress(attachmentUrl);
    // Older records name files elsewhere: they are not ours to sign, and only web addresses are opened.
    const url = key ? await signedAddress(key) : nationalAddress(attachmentUrl, brand.hosts);
    if (!url) throw new DomainError('not-found');
    return { url };
  },
});
