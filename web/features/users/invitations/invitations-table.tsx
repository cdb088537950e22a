import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { isResendable } from '#shared/invitations/invitation-state.ts';
import { NoValue } from '#web/components/amount.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import { actionsColumn, type Column } from '#web/components/data-table-props.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Flag } from '#web/components/flag.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { NoMatch } from '#web/components/no-match.tsx';
import { Pager } from '#web/components/pager.tsx';
import { usePageThatExists } from '#web/lib/use-page-that-exists.ts';
import { usePriceLists } from '#web/lib/use-price-lists.ts';
import { useTypeName } from '#web/lib/use-type-name.ts';
import { type InvitationsState, type ListedInvitation, pageSize, useInvitations } from './use-invitations.ts';

type Command = (invitation: ListedInvitation) => void;
type Commands = { onResend: Command; onRevoke: Command; busy: string | null };

type Props = {
  state: InvitationsState;
  change: (change: Partial<InvitationsState>) => void;
  commands: Commands;
  onInvite: () => void;
  onClear: () => void;
};

export function InvitationsTable({ state, change, commands, onInvite, onClear }: Props) {
  const { t } = useTranslation('invitations');
  const { data, error, isPlaceholderData, refetch } = useInvitations(state);
  const columns = useColumns(commands);
  usePageThatExists({ page: state.page, pageSize }, data?.total, change);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={data?.items}
      rowKey={({ id }) => id}
      refetching={isPlaceholderData}
      skeletonRows={6}
      empty={<Empty {...{ state, onInvite, onClear }} />}
      pager={
        <Pager
          sticky
          page={state.page}
          pageSize={pageSize}
          total={data?.total ?? 0}
          onPage={(page) => change({ page })}
        />
      }
    />
  );
}

function Empty({ state: { search, state }, onInvite, onClear }: Omit<Props, 'change' | 'commands'>) {
  const { t } = useTranslation('invitations');
  if (search !== '' || state !== '')
    return <NoMatch title={t('list.noResult')} text={t('list.noResultHint')} onClear={onClear} />;
  return (
    <EmptyState
      illustration="roller"
      title={t('list.empty')}
      text={t('list.emptyHint')}
      action={
        <Button variant="primary" icon="send" onClick={onInvite}>
          {t('invite.title')}
        </Button>
      }
    />
  );
}

function useColumns({ onResend, onRevoke, busy }: Commands): Column<ListedInvitation>[] {
  const { t } = useTranslation('invitations');
  const { data: lists } = usePriceLists();
  const typeName = useTypeName();
  const value = (key: string, header: string, render: Column<ListedInvitation>['render']) =>
    ({ key, header, render, card: 'value' }) as const;
  return [
    { key: 'email', header: t('list.email'), width: '26%', card: 'title', render: invited },
    {
      key: 'state',
      header: t('list.state'),
      width: '17%',
      card: 'line',
      render: (invitation) => <StateCell invitation={invitation} />,
    },
    value('type', t('list.type'), ({ type }) => typeName(type)),
    value('country', t('list.country'), ({ country }) => <Flag country={country} />),
    value('province', t('list.province'), ({ province }) => province ?? <NoValue />),
    value('pricelist', t('list.pricelist'), ({ pricelist: id }) =>
      id ? (lists?.find((list) => list.id === id)?.name ?? id) : <NoValue />,
    ),
    value('by', t('list.by'), ({ by }) => by),
    value('sentAt', t('list.sentAt'), ({ sentAt }) => formatDate(sentAt)),
    actionsColumn(t('list.actions'), (invitation) => (
      <RowActions {...{ invitation, onResend, onRevoke, busy }} />
    )),
  ];
}

const invited = ({ email, name }: ListedInvitation) => (
  <span className="user-name">
    <span className="main">{email}</span>
    {name && <span className="sub">{name}</span>}
  </span>
);

function RowActions({ invitation, onResend, onRevoke, busy }: Commands & { invitation: ListedInvitation }) {
  const { t } = useTranslation('invitations');
  const { id, email, state } = invitation;
  if (!isResendable(state)) return null;
  return (
    <>
      <IconButton
        icon="send"
        small
        label={`${t('list.resend')}: ${email}`}
        disabled={busy === id}
        onClick={() => onResend(invitation)}
      />
      <IconButton
        icon="ban"
        small
        label={`${t('list.revoke')}: ${email}`}
        onClick={() => onRevoke(invitation)}
      />
    </>
  );
}

const tones = { sent: 'acc', accepted: 'ok', expired: 'warn', revoked: 'line' } as const;

/** The state, with the day until which the link is good or on which it ended. */
function StateCell({ invitation: { state, expiresAt, endedAt } }: { invitation: ListedInvitation }) {
  const { t } = useTranslation('invitations');
  const ended = state === 'accepted' || state === 'revoked' ? state : undefined;
  return (
    <span className="invitation-state">
      <Badge tone={tones[state]}>{t(`list.states.${state}`)}</Badge>
      {state === 'sent' && <span className="sub">{t('list.until', { date: formatDate(expiresAt) })}</span>}
      {ended && endedAt && (
        <span className="sub">{t(`list.endedAt.${ended}`, { date: formatDate(endedAt) })}</span>
      )}
    </span>
  );
}
