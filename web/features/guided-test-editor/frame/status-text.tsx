import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { timeAgo } from '#shared/format/time-ago.ts';
import type { Timer } from '#web/lib/timer.ts';
import type { EditorStatus } from '../state/editor-status.ts';

/** Milliseconds after which "5 minutes ago" is looked at again. */
const tick = 10_000;

/** The present time, read again while there is something to count from. */
function useNow(since: string | null, timer: Timer) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!since) return;
    let handle = 0;
    const look = () => {
      setNow(Date.now());
      handle = timer.set(look, tick);
    };
    look();
    return () => timer.clear(handle);
  }, [since, timer]);
  return now;
}

type Props = { status: EditorStatus; timer: Timer };

/** How the draft stands to what users run, and since when (WED-085 to WED-089, WED-103, WED-104). */
export function StatusText({ status: { state, since, by }, timer }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const now = useNow(since, timer);
  const ago = since && timeAgo(since, now);
  return (
    <p className={`test-editor-status ${state}`}>
      <span role="status">{t(`status.${state}`)}</span>
      {by && ' '}
      {by && <span>{t('status.by', { name: by })}</span>}
      {ago && ' '}
      {ago && (
        <time dateTime={since} title={formatDateTime(since)}>
          {ago.count === 0 ? t('ago.now') : t(`ago.${ago.unit}`, { count: ago.count })}
        </time>
      )}
    </p>
  );
}
