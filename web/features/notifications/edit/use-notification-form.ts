import { useState } from 'react';
import { tiedFields } from '#web/lib/tied-fields.ts';
import { useLeftFields } from '#web/lib/use-left-fields.ts';
import { useMessage } from '#web/lib/use-message.ts';
import type { ListedNotification } from '../list/use-notifications.ts';
import { checkDraft, type Draft, draftOf, fileIn, fileOf, keptDraft, type WholeDraft } from './draft.ts';
import { useAttachment } from './use-attachment.ts';

export type NotificationForm = ReturnType<typeof useNotificationForm>;

/** The form of a notification. */
export function useNotificationForm(base: ListedNotification | undefined, now: () => Date) {
  const message = useMessage(['notifications']);
  const [start, setStart] = useState(() => draftOf(base));
  const [draft, setDraft] = useState(start);
  const attachment = useAttachment(base?.id, fileOf(base));
  const { issues, data } = checkDraft(draft, attachment.file, now());
  const isUploading = draft.attachment && attachment.progress !== undefined;
  const left = useLeftFields(issues);
  const edit = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  // A planned time that has passed is wrong from the start.
  const issueOf = (field: string) =>
    field === 'sendAt' && draft.sendAt !== '' ? issues.sendAt : left.errorOf(field);
  const errorOf = (field: string) => message(issueOf(field));
  const { text, tick } = tiedFields({ values: draft, edit, leave: left.leave });
  return {
    draft,
    attachment,
    /** Undefined while something is wrong, or a file is being uploaded. */
    data: isUploading ? undefined : data,
    isUploading,
    changed: attachment.changed || JSON.stringify(draft) !== JSON.stringify(start),
    edit,
    leave: left.leave,
    errorOf,
    text: (field: Parameters<typeof text>[0]) => ({ ...text(field), error: errorOf(field) }),
    tick,
    /** Takes the draft that is kept after a conflict, upon the version of somebody else; the input to send, if it is right. */
    keep: (kept: WholeDraft, theirs: ListedNotification) => {
      const [own, stored] = [fileIn(kept), fileOf(theirs)];
      const draft = keptDraft(kept, theirs);
      // Stored files that were replaced are gone.
      const file = own?.key ? own : stored;
      setStart(draftOf(theirs));
      setDraft(draft);
      attachment.reset(stored, file);
      left.leave('hasFile')();
      return checkDraft(draft, file, now()).data;
    },
    /** Starts again from the version of somebody else. */
    reset: (theirs: ListedNotification) => {
      setStart(draftOf(theirs));
      setDraft(draftOf(theirs));
      left.reset();
      attachment.reset(fileOf(theirs));
    },
  };
}
