import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { formatDate } from '#shared/format/format-date.ts';
import type { ListedUser } from './use-users.ts';

type Props = { user: ListedUser };

/** The day on which the account was made. */
export const SinceCell = ({ user: { createdAt } }: Props) => (
  <span className="tnum">{formatDate(new Date(createdAt * 1000).toISOString())}</span>
);

/** The day of the last sign-in; users without one are marked. */
export function LastSignInCell({ user: { lastSignInAt } }: Props) {
  const { t } = useTranslation('users');
  if (!lastSignInAt) return <span className="muted">{t('list.neverSignedIn')}</span>;
  return <span className="tnum">{formatDate(lastSignInAt)}</span>;
}

/** The number of quotations of the user; a link to them. */
export function QuotationsCell({ user }: Props) {
  const { t, i18n } = useTranslation('users');
  const { quotations } = user;
  if (quotations === 0) return <span className="muted">0</span>;
  const name = displayName(user);
  return (
    <Link
      to={paths.quotationsOf(user.id)}
      className="user-quotations"
      aria-label={t('list.quotationsOf', { name, count: quotations })}
    >
      {quotations.toLocaleString(i18n.language)}
    </Link>
  );
}
