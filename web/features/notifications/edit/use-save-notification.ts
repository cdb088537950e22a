import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CreateNotificationDocument,
  type NotificationInput,
  UpdateNotificationDocument,
} from '#web/graphql/notifications.ts';
import { codeOf, madeBefore } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { type NewId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useToast } from '#web/lib/use-toast.ts';
import {
  type ListedNotification,
  newestNotification,
  refetchNotifications,
} from '../list/use-notifications.ts';
import { useStatusChange } from '../list/use-status-change.ts';

/** `base` is the stored notification; undefined for a new one. */
type Attempt = {
  input: NotificationInput;
  status: 'draft' | 'todo' | 'sent';
  base: ListedNotification | undefined;
};
/** Somebody saved it meanwhile. */
export type Conflict = { attempt: Attempt; theirs: ListedNotification };

/** Saves the form (OPW-42, OPW-44). A failure or a conflict keeps the typed values. */
export function useSaveNotification(newId: NewId, onSaved: () => void) {
  const { t } = useTranslation('notifications');
  const toast = useToast();
  const queries = useQueryClient();
  const keyOf = useAttemptKey(newId);
  const { said } = useStatusChange();
  const [conflict, setConflict] = useState<Conflict>();
  const sent = async ({ base, input, status }: Attempt) => {
    if (!base) {
      const key = keyOf({ input, status });
      return (await request(CreateNotificationDocument, { key, input, status })).createNotification;
    }
    const { id, revision } = base;
    return (await request(UpdateNotificationDocument, { id, revision, input, status })).updateNotification;
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (attempt: Attempt) => {
      try {
        return { after: await sent(attempt) };
      } catch (failure) {
        const { base } = attempt;
        const isConflict = base && codeOf(failure) === 'conflict';
        const theirs = isConflict ? await newestNotification(queries, base.id) : undefined;
        if (theirs) return { conflict: { attempt, theirs } };
        throw failure;
      }
    },
    onSuccess: async ({ after, conflict: found }, { status }) => {
      setConflict(found);
      if (!after) return;
      await refetchNotifications(queries);
      onSaved();
      if (status === 'todo') said(after, 'todo');
      else toast({ text: t(status === 'draft' ? 'done.savedDraft' : 'done.corrected') });
    },
    onError: async (failure) => {
      setConflict(undefined);
      const id = madeBefore(failure);
      // An earlier try arrived, and may be on its way to users.
      const earlier = id && (await newestNotification(queries, id).catch(() => undefined));
      if (earlier && earlier.status === 'todo') said(earlier, 'todo');
    },
  });
  return { save: mutate, busy: isPending, error, conflict, dropConflict: () => setConflict(undefined) };
}
