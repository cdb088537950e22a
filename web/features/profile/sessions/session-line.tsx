import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { Badge } from '#web/components/badge.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import type { Session } from './use-sessions.ts';

type Props = { session: Session; busy: boolean; onEnd: () => void };

/** A session: its browser, its start, its last use. */
export function SessionLine({ session, busy, onEnd }: Props) {
  const { t } = useTranslation('profile');
  const { browser, system, signedInAt, usedAt, current } = session;
  const name =
    browser && system
      ? t('sessions.browserOn', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  const began = formatDateTime(signedInAt);
  return (
    <li>
      <Icon name="desktop" />
      <div>
        <b>{name}</b> {current && <Badge tone="ok">{t('sessions.current')}</Badge>}
        <p className="muted s">{t('sessions.began', { time: began })}</p>
        {!current && <p className="muted s">{t('sessions.used', { time: formatDateTime(usedAt) })}</p>}
      </div>
      {!current && (
        <IconButton
          icon="sign-out"
          label={t('sessions.end', { name, time: began })}
          busy={busy}
          onClick={onEnd}
        />
      )}
    </li>
  );
}
