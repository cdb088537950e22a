import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { formatDateTime } from '#shared/format/format-date.ts';
import { linkAddress } from '#shared/rich-text/link-address.ts';
import { Chip } from '#web/components/chip.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { RowLink } from '#web/components/row-link.tsx';
import { useNotificationAttachment } from '#web/lib/use-notification-attachment.ts';
import { useTypeName } from '#web/lib/use-type-name.ts';
import type { ListedNotification } from './use-notifications.ts';

type Props = { notification: ListedNotification };

type MessageProps = Props & { onOpen: (notification: ListedNotification) => void };

/** Title, which opens the notification, and text (NOT-007). */
export const MessageCell = ({ notification, onOpen }: MessageProps) => (
  <>
    <RowLink to={paths.openNotification(notification.id)} onOpen={() => onOpen(notification)}>
      {notification.title}
    </RowLink>
    <span className="notification-body">{notification.body}</span>
  </>
);

const Off = ({ text }: { text: string }) => (
  <span className="notification-off" title={text}>
    <Icon name="times" />
    <span className="vh">{text}</span>
  </span>
);

/** A check leads to the address, in a tab that cannot reach back (NOT-008, NOT-009). */
export function CtaCell({ notification: { cta, ctaUrl, title } }: Props) {
  const { t } = useTranslation('notifications');
  const address = linkAddress(ctaUrl ?? '');
  if (!cta || !address) return <Off text={t('list.noCta')} />;
  const label = t('list.openCta', { title });
  return (
    <a
      className="icon-btn s notification-on"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={address}
    >
      <Icon name="check" />
      <span className="vh">{label}</span>
    </a>
  );
}

/** A check opens the file (NOT-010). */
export function AttachmentCell({ notification: { id, attachment, title } }: Props) {
  const { t } = useTranslation('notifications');
  const open = useNotificationAttachment();
  if (!attachment) return <Off text={t('list.noAttachment')} />;
  return (
    <IconButton
      small
      className="notification-on"
      icon="check"
      label={t('list.openAttachment', { title })}
      onClick={() => open(id)}
    />
  );
}

/** The types of users it goes to (NOT-011). */
export function RecipientsCell({ notification: { recipients } }: Props) {
  const typeName = useTypeName();
  return (
    <span className="notification-recipients">
      {recipients.map((type) => (
        <Chip key={type} small>
          {typeName(type)}
        </Chip>
      ))}
    </span>
  );
}

export const Time = ({ instant }: { instant: string }) => (
  <span className="notification-time">{formatDateTime(instant)}</span>
);

/** The time it was sent, or "not sent" with the planned time (NOT-013). */
export function SentCell({ notification: { sentAt, sendAt, status } }: Props) {
  const { t } = useTranslation('notifications');
  if (sentAt) return <Time instant={sentAt} />;
  const isPlanned = sendAt && status === 'todo';
  return (
    <>
      <span className="muted s">{t('list.notSent')}</span>
      {isPlanned && <span className="sub">{t('list.planned', { time: formatDateTime(sendAt) })}</span>}
    </>
  );
}
