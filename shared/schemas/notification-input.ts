import * as z from 'zod/mini';
import { buttonsAreWhole, notificationContent } from './notification-form.ts';
import { text } from './text.ts';
import { uploadOf } from './upload.ts';

const longestFileName = 255;

/** A notification as it is saved (NOT-070): the file by the key of its upload, or none where the stored one stays. */
export const notificationInput = z
  .strictObject({
    ...notificationContent,
    attachmentKey: z._default(z.nullable(uploadOf('notification-attachment')), null),
    attachmentOriginalName: z._default(
      z.nullable(text().check(z.minLength(1), z.maxLength(longestFileName))),
      null,
    ),
  })
  .check(...buttonsAreWhole);
export type NotificationInput = z.output<typeof notificationInput>;

/** The status that a save asks for: as a draft, or to be sent; what was sent stays so (OPW-44). */
export const savedStatus = z.enum(['draft', 'todo', 'sent']);
