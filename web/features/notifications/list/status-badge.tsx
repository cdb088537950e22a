import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/badge.tsx';
import type { NotificationStatus } from '#web/graphql/notifications.ts';

/** Drafts and unknown states stay grey (NOT-055, NOT-064 to NOT-068). */
const tones = {
  todo: 'warn',
  sending: 'warn',
  sent: 'ok',
  archived: 'warn-line',
  error: 'err',
  draft: undefined,
} as const;

export function StatusBadge({ status }: { status: NotificationStatus | null }) {
  const { t } = useTranslation('notifications');
  if (!status) return <Badge>{t('status.unknown')}</Badge>;
  const icon = status === 'archived' ? 'inbox' : undefined;
  return (
    <Badge tone={tones[status]} icon={icon}>
      {t(`status.${status}`)}
    </Badge>
  );
}
