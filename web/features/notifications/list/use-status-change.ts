import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { graceSeconds } from '#shared/notifications/due-at.ts';
import type { SetStatus } from '#shared/notifications/transition.ts';
import { SetNotificationStatusDocument } from '#web/graphql/notifications.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { type ListedNotification, refetchNotifications } from './use-notifications.ts';

type Revised = Pick<ListedNotification, 'id' | 'revision' | 'sendAt'>;

/** The status that undoes a change (ux §11): a sending until it is claimed, the archive at any time. */
const takesBack: Partial<Record<SetStatus, SetStatus>> = { todo: 'draft', archived: 'sent' };

/** Sends, cancels, archives and restores, with a toast for each (NOT-057 to NOT-061, NOT-072). */
export function useStatusChange() {
  const { t } = useTranslation('notifications');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  return useMemo(() => {
    const textOf = ({ sendAt }: Revised, status: SetStatus, again: boolean) => {
      if (again) return t('done.sendAgain');
      return status === 'todo' && sendAt
        ? t('done.planned', { time: formatDateTime(sendAt) })
        : t(`done.${status}`, { seconds: graceSeconds });
    };
    const said = (after: Revised, status: SetStatus, again = false) => {
      const back = takesBack[status];
      const isCounted = status === 'todo' && !again && !after.sendAt;
      toast({
        text: textOf(after, status, again),
        ...(isCounted && { milliseconds: graceSeconds * 1000 }),
        // A notification that was partly accepted must not become a draft by a slip.
        onUndo: back && !again ? () => void change(after, back) : undefined,
      });
    };
    const change = async ({ id, revision }: Revised, status: SetStatus, again = false) => {
      try {
        const { setNotificationStatus: after } = await request(SetNotificationStatusDocument, {
          id,
          revision,
          status,
        });
        said(after, status, again);
      } catch (error) {
        toast({ tone: 'err', text: failureText(error) });
      }
      await refetchNotifications(queries);
    };
    return { change, said };
  }, [t, toast, failureText, queries]);
}
