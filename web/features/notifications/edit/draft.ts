import { instantOf, romeTime } from '#shared/format/rome-time.ts';
import { type CheckedForm, checkedForm } from '#shared/schemas/form-issues.ts';
import { emptyNotification, notificationForm } from '#shared/schemas/notification-form.ts';
import type { NotificationInput } from '#web/graphql/notifications.ts';
import type { ListedNotification } from '../list/use-notifications.ts';

/** The values of the dialog. */
export type Draft = {
  title: string;
  body: string;
  recipients: readonly string[];
  cta: boolean;
  ctaText: string;
  ctaUrl: string;
  attachment: boolean;
  attachmentText: string;
  planned: boolean;
  /** Day and time in Rome, as its field has them. */
  sendAt: string;
};

/** A file of the notification: the stored one, or an upload by its key. */
export type AttachedFile = { key: string | null; name: string };

const { hasFile: _, ...empty } = emptyNotification;
/** NOT-038 to NOT-040. */
const newDraft: Draft = { ...empty, planned: false, sendAt: '' };

export function draftOf(base: ListedNotification | undefined): Draft {
  if (!base) return newDraft;
  const { title, body, recipients, cta, ctaText, ctaUrl, attachment, attachmentText, sendAt, status } = base;
  const planned = status !== 'sent' && Boolean(sendAt);
  const content = { title, body, recipients, cta, ctaText, ctaUrl, attachment, attachmentText };
  return { ...content, planned, sendAt: planned ? romeTime(sendAt ?? '') : '' };
}

export const fileOf = (base: ListedNotification | undefined): AttachedFile | undefined =>
  base?.attachmentOriginalName ? { key: null, name: base.attachmentOriginalName } : undefined;

/** The values with their file, as a conflict compares them. */
export type WholeDraft = Draft & {
  /** An `AttachedFile` in JSON; empty for none. */
  file: string;
};

export const wholeDraft = (draft: Draft, file: AttachedFile | undefined): WholeDraft => ({
  ...draft,
  file: draft.attachment && file ? JSON.stringify(file) : '',
});

/** As it is stored. */
export const storedDraft = (base: ListedNotification | undefined): WholeDraft =>
  wholeDraft(draftOf(base), fileOf(base));

export const fileIn = ({ file }: WholeDraft): AttachedFile | undefined =>
  file ? JSON.parse(file) : undefined;

/** The draft that is kept upon the version of somebody else. Recipients and time of a sent one stay. */
export function keptDraft({ file, ...kept }: WholeDraft, theirs: ListedNotification): Draft {
  // One's own file is kept with its tick, also where the other one removed both.
  const draft = { ...kept, attachment: kept.attachment || file !== '' };
  const { recipients, planned, sendAt } = draftOf(theirs);
  return theirs.status === 'sent' ? { ...draft, recipients, planned, sendAt } : draft;
}

/** Issues by field, or the input to send (NOT-041 to NOT-048). */
export function checkDraft(
  { planned, sendAt, ...content }: Draft,
  file: AttachedFile | undefined,
  now: Date,
): CheckedForm<NotificationInput> {
  const instant = planned ? (instantOf(sendAt) ?? '') : null;
  const form = { ...content, sendAt: instant, hasFile: file !== undefined };
  const { issues, data } = checkedForm(notificationForm.safeParse(form));
  if (instant && instant <= now.toISOString())
    return { issues: { sendAt: 'notifications.sendAtPast', ...issues } };
  if (!data) return { issues };
  const { hasFile, ...input } = data;
  const upload = hasFile && data.attachment && file?.key ? file : undefined;
  return {
    issues,
    data: { ...input, attachmentKey: upload?.key ?? null, attachmentOriginalName: upload?.name ?? null },
  };
}
