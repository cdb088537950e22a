import * as z from 'zod/mini';
import { defaultAttachmentText, defaultCtaText } from '#shared/notifications/default-texts.ts';
import { tracked } from './tracked.ts';

/** Statuses of a notification (NOT-054); the table of changes: shared/notifications/transition.ts */
export const notificationStatuses = ['draft', 'todo', 'sending', 'sent', 'error', 'archived'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];

const optional = () => z._default(z.nullable(z.string()), null);

/** The result of the message to the users of one type: accepted, or why not. */
const topicResult = z.object({
  type: z.string(),
  acceptedAt: optional(),
  messageId: optional(),
  errorCode: optional(),
  errorMessage: optional(),
});
export type TopicResult = z.infer<typeof topicResult>;

/** A message of the vendor to all users of some types (NOT-052). */
export const notification = z.object({
  /** Sorts by when it was created. */
  id: z.string(),
  title: z.string(),
  body: z.string(),
  /** Types of users (NOT-053). */
  recipients: z.array(z.string()),
  cta: z._default(z.boolean(), false),
  ctaText: z._default(z.string(), defaultCtaText),
  ctaUrl: z._default(z.string(), ''),
  attachment: z._default(z.boolean(), false),
  attachmentText: z._default(z.string(), defaultAttachmentText),
  /** The name that the file is stored by, and the one it had. */
  attachmentName: optional(),
  attachmentOriginalName: optional(),
  attachmentUrl: optional(),
  /** Null for a text that is not one of the statuses (NOT-055). */
  status: z.catch(z.nullable(z.enum(notificationStatuses)), null),
  /** As the status says: never read, kept for people who read the data (OPW-45). */
  archived: z._default(z.boolean(), false),
  createdAt: z.string(),
  createdBy: z._default(z.string(), ''),
  /** Not sent before then. */
  sendAt: optional(),
  /** When it was given to be sent: it may be cancelled until it is claimed. */
  todoAt: optional(),
  sentAt: optional(),
  /** When what users see was corrected after it was sent (OPW-42). */
  editedAt: optional(),
  topics: z._default(z.array(topicResult), []),
  errorCode: optional(),
  errorMessage: optional(),
  /** The sender, since when, and until when no other may send. */
  holder: optional(),
  claimedAt: optional(),
  leaseUntil: optional(),
  /** Counts what people save; the progress of sending raises none. */
  ...tracked,
});
export type Notification = z.infer<typeof notification>;

/** A sent notification in the inbox of its users. */
export const inboxLine = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  cta: z.boolean(),
  ctaText: z.string(),
  ctaUrl: z.string(),
  attachment: z.boolean(),
  attachmentText: z.string(),
  attachmentOriginalName: optional(),
  sentAt: z.string(),
  editedAt: optional(),
});
export type InboxLine = z.infer<typeof inboxLine>;

/** A notification as users see it. */
export const lineOf = (sent: Notification): InboxLine =>
  inboxLine.parse({ ...sent, sentAt: sent.sentAt ?? '' });
