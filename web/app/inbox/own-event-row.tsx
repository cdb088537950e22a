import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { formatDateTime } from '#shared/format/format-date.ts';
import { Icon } from '#web/components/icon.tsx';
import type { InboxEntry } from './use-inbox.ts';

type Props = {
  entry: InboxEntry;
  event: NonNullable<InboxEntry['event']>;
  onOpen: () => void;
  onClose: () => void;
};

/** Something that happened to an offer: it leads there, and counts as read then (FUP-018). */
export function OwnEventRow({ entry: { sentAt, read }, event, onOpen, onClose }: Props) {
  const { t } = useTranslation('inbox');
  const open = () => {
    onOpen();
    onClose();
  };
  return (
    <li className={`inbox-entry${read ? '' : ' unread'}`}>
      <h3>
        <Link to={paths.offer(event.offer)} onClick={open}>
          <span className="inbox-title">
            {!read && <span className="vh">{t('unread')}: </span>}
            {t(`event.${event.kind}`, { number: event.number })}
          </span>
          <Icon name="angle-right" />
        </Link>
      </h3>
      <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
    </li>
  );
}
