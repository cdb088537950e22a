import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { ModalDrawer } from '../modal-drawer.tsx';
import { InboxEntryRow } from './inbox-entry.tsx';
import { OwnEventRow } from './own-event-row.tsx';
import { unreadOf, useInbox, useMarkRead } from './use-inbox.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import './inbox-panel.css';

type Props = { onClose: () => void };

/** One's messages, in a drawer at the right; on phones it is a sheet as high as the screen. */
export default function InboxPanel({ onClose }: Props) {
  const { t } = useTranslation('inbox');
  return (
    <ModalDrawer
      label={t('title')}
      side="right"
      name="inbox"
      first=".inbox-head button:last-child"
      onClose={onClose}
    >
      <div className="inbox-content">
        <Inbox onClose={onClose} />
      </div>
    </ModalDrawer>
  );
}

function useMarking() {
  const { t } = useTranslation('inbox');
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending } = useMarkRead();
  const { mutate: mark } = useMarkRead({ waits: true });
  const onError = (error: unknown) =>
    toast({ tone: 'err', text: failureText(error, (reason) => t('failed', { reason })) });
  return {
    markAll: () => mutate({ all: true }, { onError }),
    // An opened message counts as read, even before the server knows.
    markRead: (id: string) => mark({ ids: [id] }),
    busy: isPending,
  };
}

function Inbox({ onClose }: Props) {
  const { t } = useTranslation('inbox');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInbox();
  const { markAll, markRead, busy } = useMarking();
  const entries = data?.pages.flatMap(({ items }) => items);
  const focus = useKeptFocus(entries?.length ?? 0, unreadOf(data));
  return (
    <>
      <div className="inbox-head" ref={focus.head}>
        <h2>{t('title')}</h2>
        {unreadOf(data) > 0 && (
          <Button small variant="text" icon="check" disabled={busy} onClick={markAll}>
            {t('markAll')}
          </Button>
        )}
        <IconButton icon="times" label={t('close')} onClick={onClose} />
      </div>
      {error && !data && (
        <div className="inbox-failure">
          <LoadFailure error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!error && !data && <Loading />}
      {entries?.length === 0 && <EmptyState illustration="bell" title={t('empty')} text={t('emptyHint')} />}
      <ul aria-label={t('title')} ref={focus.list}>
        {entries?.map((entry) => {
          const onOpen = () => !entry.read && markRead(entry.id);
          return entry.event ? (
            <OwnEventRow key={entry.id} event={entry.event} {...{ entry, onOpen, onClose }} />
          ) : (
            <InboxEntryRow key={entry.id} entry={entry} onOpen={onOpen} />
          );
        })}
      </ul>
      {hasNextPage && (
        <div className="inbox-more">
          <Button
            block
            busy={isFetchingNextPage}
            onClick={() => {
              focus.fetching();
              void fetchNextPage();
            }}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Loading() {
  const { t } = useTranslation();
  const shown = useSkeleton(true);
  return (
    <div className="inbox-failure" role="status">
      <span className="vh">{t('table.loading')}</span>
      {shown && <Skeleton height="64px" />}
    </div>
  );
}
