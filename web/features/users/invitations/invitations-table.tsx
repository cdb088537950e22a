import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { isResendable } from '#shared/invitations/invitation-state.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { NoValue } from '#web/components/amount.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Flag } from '#web/components/flag.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { Pager } from '#web/components/pager.tsx';
import { usePageThatExists } from '#web/lib/use-page-that-exists.ts';
import { usePriceLists } from '#web/lib/use-price-lists.ts';
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
  const isFiltered = state.search !== '' || state.state !== '';
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={data?.items}
      rowKey={({ id }) => id}
      refetching={isPlaceholderData}
      skeletonRows={6}
      empty={
        isFiltered ? (
          <EmptyState
            illustration="search"
            title={t('list.noResult')}
            text={t('list.noResultHint')}
            action={<Button onClick={onClear}>{t('list.clear')}</Button>}
          />
        ) : (
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
        )
      }
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

function useColumns({ onResend, onRevoke, busy }: Commands): Column<ListedInvitation>[] {
  const { t } = useTranslation(['invitations', 'person']);
  const { data: lists } = usePriceLists();
  const listName = (id: string) => lists?.find((list) => list.id === id)?.name ?? id;
  const typeName = (type: string) => {
    const known = userTypes.find((one) => one === type);
    return known ? t(`person:types.${known}`) : type;
  };
  return [
    {
      key: 'email',
      header: t('list.email'),
      width: '26%',
      card: 'title',
      render: ({ email, name }) => (
        <span className="user-name">
          <span className="main">{email}</span>
          {name && <span className="sub">{name}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('list.state'),
      width: '17%',
      card: 'line',
      render: (invitation) => <StateCell invitation={invitation} />,
    },
    { key: 'type', header: t('list.type'), card: 'value', render: ({ type }) => typeName(type) },
    {
      key: 'country',
      header: t('list.country'),
      card: 'value',
      render: ({ country }) => <Flag country={country} />,
    },
    {
      key: 'province',
      header: t('list.province'),
      card: 'value',
      render: ({ province }) => province ?? <NoValue />,
    },
    {
      key: 'pricelist',
      header: t('list.pricelist'),
      card: 'value',
      render: ({ pricelist }) => (pricelist ? listName(pricelist) : <NoValue />),
    },
    { key: 'by', header: t('list.by'), card: 'value', render: ({ by }) => by },
    { key: 'sentAt', header: t('list.sentAt'), card: 'value', render: ({ sentAt }) => formatDate(sentAt) },
    {
      key: 'actions',
      header: t('list.actions'),
      hideHeader: true,
      width: '92px',
      card: 'actions',
      render: (invitation) =>
        isResendable(invitation.state) && (
          <>
            <IconButton
              icon="send"
              small
              label={`${t('list.resend')}: ${invitation.email}`}
              disabled={busy === invitation.id}
              onClick={() => onResend(invitation)}
            />
            <IconButton
              icon="ban"
              small
              label={`${t('list.revoke')}: ${invitation.email}`}
              onClick={() => onRevoke(invitation)}
            />
          </>
        ),
    },
  ];
}

const tones = { sent: 'acc', accepted: 'ok', expired: 'warn', revoked: 'line' } as const;

/** The state, and until when the link is good, or when it ended. */
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
