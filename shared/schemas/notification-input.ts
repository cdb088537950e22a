import * as z from 'zod/mini';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { buttonsAreWhole, notificationContent } from './notification-form.ts';
import { text } from './text.ts';

const longestFileName = 255;

const fileKey = new RegExp(`^${uploadKinds['notification-attachment'].folder}/[\\w-]+\\.\\w+$`);

/** A notification as it is saved (NOT-070): the file by the key of its upload, or none where the stored one stays. */
export const notificationInput = z
  .strictObject({
    ...notificationContent,
    attachmentKey: z._default(z.nullable(z.string().check(z.maxLength(300), z.regex(fileKey))), null),
    attachmentOriginalName: z._default(
      z.nullable(text().check(z.minLength(1), z.maxLength(longestFileName))),
      null,
    ),
  })
  .check(...buttonsAreWhole);
export type NotificationInput = z.output<typeof notificationInput>;

/** The status that a save asks for: as a draft, or to be sent; what was sent stays so (OPW-44). */
export const savedStatus = z.enum(['draft', 'todo', 'sent']);
