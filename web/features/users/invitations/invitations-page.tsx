import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { invitationStates } from '#shared/schemas/invitation.ts';
import { FloatingAdd } from '#web/components/floating-add.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { UserDialogs } from '../user-dialogs.tsx';
import { InvitationsTable } from './invitations-table.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { type ListedInvitation, useInvitationsAddress } from './use-invitations.ts';
import { useResending } from './use-sending.ts';
import './invitations.css';

/** /gestione/inviti: the invitations and their states (ROL-042). */
export default function InvitationsPage({ timer }: { timer?: Timer }) {
  const { t } = useTranslation(['invitations', 'users', 'common']);
  const [state, change] = useInvitationsAddress();
  const typed = useTypedSearch(state.search, (search) => change({ search }), timer);
  const [inviting, setInviting] = useState(false);
  const [revoking, setRevoking] = useState<ListedInvitation>();
  const { resend, busy } = useResending();
  const invite = () => setInviting(true);
  useShortcut('n', t('common:shortcuts.new'), invite);
  const clear = () => {
    typed.forget();
    change({ search: '', state: '' });
  };
  return (
    <PageFrame
      title={t('title')}
      breadcrumbs={[{ label: t('users'), to: paths.users }, { label: t('title') }]}
    >
      <div className="users invitations">
        <div className="filters users-filters">
          <SearchField
            label={t('list.search')}
            placeholder={t('list.searchPlaceholder')}
            value={typed.text}
            onChange={typed.type}
          />
          <div className="pick">
            <SelectField
              hideLabel
              label={t('list.state')}
              placeholder={t('list.anyState')}
              options={invitationStates.map((value) => ({ value, label: t(`list.states.${value}`) }))}
              value={state.state}
              onChange={({ target }) =>
                change({ state: invitationStates.find((known) => known === target.value) ?? '' })
              }
            />
          </div>
        </div>
        <InvitationsTable
          state={state}
          change={change}
          commands={{ onResend: resend, onRevoke: setRevoking, busy }}
          onInvite={invite}
          onClear={clear}
        />
      </div>
      <FloatingAdd label={t('users:list.invite')} onClick={invite} />
      <UserDialogs open={inviting ? { what: 'invite' } : undefined} onClose={() => setInviting(false)} />
      {revoking && <RevokeDialog invitation={revoking} onClose={() => setRevoking(undefined)} />}
    </PageFrame>
  );
}
