import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedAddress } from '#lambdas/runtime/files/files.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { refusal } from '#shared/access/permissions.ts';
import { nationalAddress } from '#shared/attachments/national-address.ts';
import { brand } from '#shared/brand.ts';
import { DomainError } from '#shared/errors.ts';
import { isSeenByUsers } from '#shared/notifications/inbox.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { keyOfAddress } from '#shared/uploads/file-address.ts';
import { storedNotification } from './stored-notification.ts';

/** Where the file of a notification can be fetched, by who sees the notification (OPW-51). */
export const readAttachment = operation({
  allow: 'notification.read',
  input: z.strictObject({ id: idSchema }),
  async run({ id }, { caller }) {
    const { type } = signedInUser(caller);
    const isWriter = refusal('notification.write', caller) === undefined;
    const notification = await storedNotification(id);
    const { recipients, attachmentUrl } = notification;
    const isSent = isSeenByUsers(notification) && recipients.includes(type ?? '');
    if (!attachmentUrl || !(isWriter || isSent)) throw new DomainError('not-found');
    const key = keyOfAddress(attachmentUrl);
    // A file elsewhere, as older records have, is nobody's to sign; what is no web address is not opened.
    const url = key ? await signedAddress(key) : nationalAddress(attachmentUrl, brand.hosts);
    if (!url) throw new DomainError('not-found');
    return { url };
  },
});
