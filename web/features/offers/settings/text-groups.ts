import type { CustomerText } from '#shared/offers/sending-form.ts';

/** The texts that are edited together: a mail has a subject, what a reader signs has none. */
export const textGroups = [
  { name: 'mail', fields: ['mailSubject', 'mailText'] },
  { name: 'reminder', fields: ['reminderSubject', 'reminderText'] },
  { name: 'message', fields: ['message'] },
  { name: 'withdrawalNotice', fields: ['withdrawalNotice'] },
] as const satisfies readonly { name: string; fields: readonly CustomerText[] }[];
export type TextGroup = { name: (typeof textGroups)[number]['name']; fields: readonly CustomerText[] };
