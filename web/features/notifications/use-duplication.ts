import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DuplicateNotificationDocument } from '#web/graphql/notifications.ts';
import { request } from '#web/lib/graphql.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { type ListedNotification, newestNotification } from './list/use-notifications.ts';

/** Makes a draft of the same content, and opens it. */
export function useDuplication(onMade: (made: ListedNotification) => void, newId: NewId = randomId) {
  const { t } = useTranslation('notifications');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id }: ListedNotification) => request(DuplicateNotificationDocument, { key: newId(), id }),
    onSuccess: async ({ duplicateNotification: copy }) => {
      const made = await newestNotification(queries, copy.id);
      if (made) onMade(made);
      toast({ text: t('done.duplicated') });
    },
    onError: (error) => toast({ tone: 'err', text: failureText(error) }),
  });
  return mutate;
}
