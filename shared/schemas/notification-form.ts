import * as z from 'zod/mini';
import { defaultAttachmentText, defaultCtaText } from '#shared/notifications/default-texts.ts';
import { text, textOfLines } from './text.ts';
import { userTypes } from './user.ts';
import { isWebAddress } from './web-address.ts';

/** Letters: a message to a phone is 4 KB at most, with everything around it. */
export const longestTitle = 100;
export const longestBody = 1000;
export const longestButton = 60;
const longestAddress = 2000;

const button = () => text().check(z.maxLength(longestButton, 'notifications.buttonTooLong'));

/** Not zod's own: what every visitor loads would grow by it. */
const isInstant = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

const inOrder = (types: readonly string[]) => userTypes.filter((type) => types.includes(type));

/** The fields of a notification that people write. */
export const notificationContent = {
  title: text('notifications.titleRequired').check(
    z.minLength(1, 'notifications.titleRequired'),
    z.maxLength(longestTitle, 'notifications.titleTooLong'),
  ),
  body: textOfLines().check(
    z.trim(),
    z.minLength(1, 'notifications.bodyRequired'),
    z.maxLength(longestBody, 'notifications.bodyTooLong'),
  ),
  recipients: z.array(z.enum(userTypes)).check(
    z.minLength(1, 'notifications.recipientsRequired'),
    z.maxLength(userTypes.length),
    z.overwrite((types) => inOrder(types)),
  ),
  cta: z._default(z.boolean(), false),
  ctaText: z._default(button(), defaultCtaText),
  ctaUrl: z._default(text().check(z.maxLength(longestAddress, 'notifications.ctaUrlTooLong')), ''),
  attachment: z._default(z.boolean(), false),
  attachmentText: z._default(button(), defaultAttachmentText),
  /** Not sent before then: an instant in UTC. */
  sendAt: z._default(z.nullable(z.string().check(z.refine(isInstant, 'notifications.sendAtShape'))), null),
};

type Content = z.output<z.ZodMiniObject<typeof notificationContent>>;

/** Checks every rule, also when another one fails, so that a form shows all messages at once. */
const always = { when: () => true };
const holds = (field: keyof Content, error: string, rule: (content: Content) => boolean) =>
  z.refine<Content>(rule, { error, path: [field], ...always });

/** Off, a button needs nothing (NOT-044 to NOT-046). */
export const buttonsAreWhole = [
  holds('ctaText', 'notifications.ctaTextRequired', ({ cta, ctaText }) => !cta || ctaText !== ''),
  holds('ctaUrl', 'notifications.ctaUrlRequired', ({ cta, ctaUrl }) => !cta || ctaUrl !== ''),
  // No address that runs something (OPW-50).
  holds('ctaUrl', 'notifications.ctaUrlShape', ({ cta, ctaUrl }) => !cta || !ctaUrl || isWebAddress(ctaUrl)),
  holds(
    'attachmentText',
    'notifications.attachmentTextRequired',
    ({ attachment, attachmentText }) => !attachment || attachmentText !== '',
  ),
] as const;

/** Fields of the dialog, with whether a file is there; messages are translation keys (NOT-041 to NOT-048). */
export const notificationForm = z.object({ ...notificationContent, hasFile: z.boolean() }).check(
  ...buttonsAreWhole,
  z.refine(({ attachment, hasFile }) => !attachment || hasFile, {
    error: 'notifications.attachmentRequired',
    path: ['hasFile'],
    ...always,
  }),
);

export type NotificationForm = z.input<typeof notificationForm>;

/**
 * The values with which the dialog of a new notification begins: nothing that would reach customers by mistake
 * (NOT-038).
 */
export const emptyNotification = {
  title: '',
  body: '',
  recipients: ['test'],
  cta: false,
  ctaText: defaultCtaText,
  ctaUrl: '',
  attachment: false,
  attachmentText: defaultAttachmentText,
  sendAt: null,
  hasFile: false,
} satisfies NotificationForm;
