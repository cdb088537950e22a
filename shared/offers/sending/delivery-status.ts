/** The fates of a mail, each at the place of its rank (table 3, SND-049). */
export const deliveryStatuses = [
  'unknown',
  'handed',
  'delayed',
  'delivered',
  'failed',
  'bounced',
  'complained',
] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Milliseconds in which its sender may still hand a mail to SES: no request of an owner runs longer. */
const longestSending = 30_000;

/** The status as it is shown: one that was noted just now is on its way, and not lost (SND-022). */
export const shownStatus = (
  { status, at }: { status: DeliveryStatus; at: string },
  now: Date,
): DeliveryStatus | 'sending' =>
  status === 'unknown' && now.getTime() - Date.parse(at) < longestSending ? 'sending' : status;

/** A status and how a mail bounced; null for one that did not. */
export type Delivered = { status: DeliveryStatus; bounce: 'permanent' | 'transient' | null };

/** The types of SES's events that say what became of a mail. */
const statusOfType: Readonly<Record<string, DeliveryStatus>> = {
  Send: 'handed',
  DeliveryDelay: 'delayed',
  Delivery: 'delivered',
  Reject: 'failed',
  'Rendering Failure': 'failed',
  Bounce: 'bounced',
  Complaint: 'complained',
};

/** The status that an event of SES reports, by its type and that of its bounce; undefined for events of other kinds. */
export function reportedBy(eventType: string, bounceType?: string): Delivered | undefined {
  const status = Object.hasOwn(statusOfType, eventType) ? statusOfType[eventType] : undefined;
  const bounce = status !== 'bounced' ? null : bounceType === 'Permanent' ? 'permanent' : 'transient';
  return status && { status, bounce };
}

/** Whether a report raises a status: what comes twice, late or out of turn changes nothing (SND-049). */
export const isRaisedBy = (known: DeliveryStatus, reported: DeliveryStatus): boolean =>
  deliveryStatuses.indexOf(reported) > deliveryStatuses.indexOf(known);
