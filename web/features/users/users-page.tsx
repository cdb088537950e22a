import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { FloatingAdd } from '#web/components/floating-add.tsx';
import { HeadActions } from '#web/components/head-actions.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useNamedInAddress } from '#web/lib/use-named-in-address.ts';
import { useSpreadsheet } from '#web/lib/use-spreadsheet.ts';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { unfiltered, useListAddress } from './list/list-address.ts';
import { ListFilters } from './list/list-filters.tsx';
import type { RowCommands } from './list/row-actions.tsx';
import type { ListedUser } from './list/use-users.ts';
import { useVerification } from './list/use-verification.ts';
import { UsersTable } from './list/users-table.tsx';
import { PausedMails } from './paused-mails.tsx';
import { type OpenDialog, UserDialogs } from './user-dialogs.tsx';
import './users-page.css';

/** /utenti (USR-001). */
export default function UsersPage({ timer }: { timer?: Timer }) {
  const { t } = useTranslation(['users', 'common', 'person']);
  const [state, change] = useListAddress();
  const typed = useTypedSearch(state.search, (search) => change({ search }), timer);
  const [open, setOpen] = useDialog();
  const add = () => setOpen({ what: 'new' });
  const invite = () => setOpen({ what: 'invite' });
  useShortcut('n', t('common:shortcuts.new'), invite);
  const { send, force } = useVerification();
  const commands = useMemo((): RowCommands => {
    const opens = (what: 'credentials' | 'signOut' | 'delete' | 'erase') => (user: ListedUser) =>
      setOpen({ what, user });
    return {
      onEdit: (user) => setOpen({ what: 'edit', id: user.id, name: displayName(user) }),
      onCredentials: opens('credentials'),
      onSignOut: opens('signOut'),
      onDelete: opens('delete'),
      onErase: opens('erase'),
      onSendVerification: send,
      onForceVerification: force,
    };
  }, [send, force, setOpen]);
  const clear = () => {
    typed.forget();
    change(unfiltered);
  };
  return (
    <PageFrame area="users" title={t('title')} actions={<Actions onNew={add} />}>
      <PausedMails onOpen={(id, name) => setOpen({ what: 'edit', id, name })} />
      <div className="users">
        <ListFilters state={state} change={change} typed={typed.text} onType={typed.type} />
        <UsersTable
          state={state}
          change={change}
          commands={commands}
          onInvite={invite}
          onNew={add}
          onClear={clear}
        />
      </div>
      <FloatingAdd label={t('list.invite')} onClick={invite} />
      <UserDialogs open={open} onClose={() => setOpen(undefined)} />
    </PageFrame>
  );
}

/** The open dialog; an address may name a user to open. */
function useDialog() {
  const named = useNamedInAddress('user');
  return useState<OpenDialog | undefined>(named ? { what: 'edit', id: named } : undefined);
}

function Actions({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('users');
  const { busy, save } = useExport();
  const invitations = (
    <ButtonLink icon="send" to={paths.invitations}>
      {t('list.invitations')}
    </ButtonLink>
  );
  return (
    <HeadActions
      first={invitations}
      actions={[
        { label: t('list.new'), icon: 'user', onSelect: onNew },
        { label: t('export.action'), icon: 'file-excel', busy, onSelect: save },
      ]}
    />
  );
}

/** Name of the file, the same in every language (USR-095, OPC-44). */
const fileName = 'utenti.xlsx';

/** Saves the spreadsheet of all managed users, not only of the filtered ones (USR-094). */
function useExport() {
  const { t } = useTranslation('users');
  const failed = (reason: string) => t('export.failed', { reason });
  return useSpreadsheet({ path: '/exportUsers', fileName, failed });
}
