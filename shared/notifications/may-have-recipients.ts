import type { Notification } from '#shared/schemas/notification.ts';

/**
 * Whether a save may name these recipients: of what was sent the same as before, lest others see what was never sent to
 * them (OPW-42); else at least those to whom a try before has brought it.
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
