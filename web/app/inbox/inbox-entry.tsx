import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { linkAddress } from '#shared/rich-text/link-address.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useNotificationAttachment } from '#web/lib/use-notification-attachment.ts';
import type { InboxEntry } from './use-inbox.ts';

type Props = { entry: InboxEntry; onOpen: () => void };

/** A message: its beginning, or all of it once opened. Opening it marks it as read. */
export function InboxEntryRow({ entry, onOpen }: Props) {
  const { t } = useTranslation('inbox');
  const id = useId();
  const [open, setOpen] = useState(false);
  const { title, body, sentAt, read } = entry;
  const toggle = () => {
    setOpen(!open);
    if (!open) onOpen();
  };
  return (
    <li className={`inbox-entry${read ? '' : ' unread'}`}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={`${id}-body`} onClick={toggle}>
          <span className="inbox-title">
            {!read && <span className="vh">{t('unread')}: </span>}
            {title}
          </span>
          <Icon name={open ? 'angle-up' : 'angle-down'} />
        </button>
      </h3>
      <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
      <div id={`${id}-body`}>
        <p className={open ? 'inbox-body' : 'inbox-body short'}>{body}</p>
        {open && <Links entry={entry} />}
      </div>
    </li>
  );
}

function Links({ entry }: { entry: InboxEntry }) {
  const { t } = useTranslation('inbox');
  const openAttachment = useNotificationAttachment();
  const { id, cta, ctaText, ctaUrl, attachment, attachmentText, attachmentOriginalName, editedAt } = entry;
  const address = cta ? linkAddress(ctaUrl) : undefined;
  return (
    <>
      {editedAt && <p className="muted xs">{t('edited', { time: formatDateTime(editedAt) })}</p>}
      {(address || attachment) && (
        <div className="inbox-links">
          {address && (
            <a className="btn primary s" href={address} target="_blank" rel="noopener noreferrer">
              <span className="btn-label">{ctaText}</span>
              <Icon name="external-link" />
              <span className="vh">, {t('opensTab')}</span>
            </a>
          )}
          {attachment && (
            <Button
              small
              icon="download"
              title={attachmentOriginalName ?? undefined}
              onClick={() => openAttachment(id)}
            >
              {attachmentText}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
