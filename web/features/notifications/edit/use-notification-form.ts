import { useState } from 'react';
import { useMessage } from '#web/lib/use-message.ts';
import type { ListedNotification } from '../list/use-notifications.ts';
import { checkDraft, type Draft, draftOf, fileOf } from './draft.ts';
import { useAttachment } from './use-attachment.ts';

export type NotificationForm = ReturnType<typeof useNotificationForm>;

/** What is wrong from the start, before anything was typed: a planned time that has passed. */
const alwaysSaid = ['sendAt'];

/** What is typed of a notification; a field's error shows once it was left (ux §7). */
export function useNotificationForm(base: ListedNotification | undefined, now: () => Date) {
  const message = useMessage(['notifications']);
  const [start, setStart] = useState(() => draftOf(base));
  const [draft, setDraft] = useState(start);
  const [left, setLeft] = useState<readonly string[]>([]);
  const attachment = useAttachment(base?.id, fileOf(base));
  const { issues, data } = checkDraft(draft, attachment.file, now());
  const isSaid = (field: string) =>
    left.includes(field) || (alwaysSaid.includes(field) && draft.sendAt !== '');
  return {
    draft,
    attachment,
    /** What can be saved; undefined while something is wrong, or a file is on its way. */
    data: attachment.progress === undefined || !draft.attachment ? data : undefined,
    changed: attachment.changed || JSON.stringify(draft) !== JSON.stringify(start),
    edit: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    leave: (field: string) => () => setLeft((fields) => [...new Set([...fields, field])]),
    errorOf: (field: string) => (isSaid(field) ? message(issues[field]) : undefined),
    /** Starts again from what somebody else saved. */
    reset: (theirs: ListedNotification) => {
      setStart(draftOf(theirs));
      setDraft(draftOf(theirs));
      setLeft([]);
      attachment.reset(fileOf(theirs));
    },
  };
}
