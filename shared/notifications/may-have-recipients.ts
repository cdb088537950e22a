import type { Notification } from '#shared/schemas/notification.ts';

/**
 * Whether a save may name these recipients. A sent notification keeps its recipients, so that nobody sees one that was
 * never sent to them (OPW-42). Any other keeps at least the recipients that an earlier try has reached.
 */
export function mayHaveRecipients(
  { status, recipients, topics }: Pick<Notification, 'status' | 'recipients' | 'topics'>,
  wanted: readonly string[],
): boolean {
  const reached = topics.filter(({ acceptedAt }) => acceptedAt).map(({ type }) => type);
  const needed = status === 'sent' ? recipients : reached;
  const isKept = needed.every((type) => wanted.includes(type));
  return isKept && (status !== 'sent' || wanted.length === recipients.length);
}
