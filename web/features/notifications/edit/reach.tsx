import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { Icon } from '#web/components/icon.tsx';
import { NotificationReachDocument } from '#web/graphql/notifications.ts';
import { request } from '#web/lib/graphql.ts';
import { useTypeName } from '#web/lib/use-type-name.ts';

const useReach = (recipients: readonly string[]) =>
  useQuery({
    queryKey: ['notificationReach', [...recipients].sort()],
    queryFn: async ({ signal }) =>
      (await request(NotificationReachDocument, { recipients: [...recipients] }, signal)).notificationReach,
    enabled: recipients.length > 0,
    placeholderData: keepPreviousData,
  });

/** Nobody knows the devices while the push service does not say. */
type Counts = { users: number; devices: number | null };

const together = (all: Counts, { users, devices }: Counts): Counts => ({
  users: all.users + users,
  devices: all.devices === null || devices === null ? null : all.devices + devices,
});

/** How many it reaches, before it is sent: together, and of each type. */
export function Reach({ recipients }: { recipients: readonly string[] }) {
  const { t } = useTranslation('notifications');
  const typeName = useTypeName();
  const { data, error } = useReach(recipients);
  const counts = ({ users, devices }: Counts) => {
    const people = t('reach.users', { count: users, number: formatWhole(users) });
    if (devices === null) return people;
    const phones = t('reach.devices', { count: devices, number: formatWhole(devices) });
    return t('reach.counts', { users: people, devices: phones });
  };
  if (recipients.length === 0) return null;
  if (error) return <p className="muted s">{t('reach.unknown')}</p>;
  if (!data) return <p className="muted s">{t('reach.asking')}</p>;
  const of = data.filter(({ type }) => recipients.includes(type));
  const sum = of.reduce(together, { users: 0, devices: 0 });
  return (
    <div className="notification-reach" role="status">
      <p>
        <Icon name="users" />
        {t('reach.sum', { counts: counts(sum) })}
      </p>
      {of.length > 1 && (
        <ul aria-label={t('reach.byType')}>
          {of.map((reach) => (
            <li key={reach.type}>{t('reach.type', { type: typeName(reach.type), counts: counts(reach) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
