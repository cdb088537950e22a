import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unreadAtMost } from '#shared/notifications/inbox.ts';
import { Icon } from '#web/components/icon.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { unreadOf, useInbox } from './use-inbox.ts';

const InboxPanel = lazyDialog(() => import('./inbox-panel.tsx'));

/** The bell of the top bar: how many messages are unread, and the panel that holds them. */
export default function InboxBell() {
  const { t } = useTranslation('inbox');
  const { data } = useInbox();
  const [open, setOpen] = useState(false);
  const count = unreadOf(data);
  const isMore = count >= unreadAtMost;
  const unread = isMore ? t('bell.atLeast', { count }) : t('bell.unread', { count });
  const label = count === 0 ? t('bell.none') : unread;
  return (
    <>
      <button
        type="button"
        className="icon-btn inbox-bell"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" />
        {count > 0 && (
          <span className="unread" aria-hidden="true">
            {isMore ? `${count}+` : count}
          </span>
        )}
      </button>
      {open && (
        <Suspense>
          <InboxPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
