import { useTranslation } from 'react-i18next';
import { NotificationAttachmentDocument } from '#web/graphql/common.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { request } from './graphql.ts';
import { inNewTab } from './in-new-tab.ts';
import { useFailureText } from './use-failure-text.ts';

/** Opens the file of a notification in a new tab: the click requests its address, which works for a minute. */
export function useNotificationAttachment() {
  const { t } = useTranslation('inbox');
  const toast = useToast();
  const failureText = useFailureText();
  const addressOf = async (id: string) =>
    (await request(NotificationAttachmentDocument, { id })).notificationAttachment.url;
  return (id: string) =>
    void inNewTab(() => addressOf(id)).catch((error) =>
      toast({ tone: 'err', text: failureText(error, (reason) => t('attachmentFailed', { reason })) }),
    );
}
