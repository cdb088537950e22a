import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { mayManageUser, mayRemoveUser } from '#shared/accounts/may-manage-user.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import type { MenuItem } from '#web/components/menu.tsx';
import { RowMenu } from '#web/components/row-menu.tsx';
import { useUser } from '#web/lib/session.ts';
import type { ListedUser } from './use-users.ts';

type Command = (user: ListedUser) => void;

/** Actions on a user (USR-020 to USR-024). */
export type RowCommands = {
  onEdit: Command;
  onSendVerification: Command;
  onForceVerification: Command;
  onCredentials: Command;
  onSignOut: Command;
  onDelete: Command;
  onErase: Command;
};

type Props = RowCommands & { user: ListedUser };

/** Super users of more countries than the own ones can only be seen (OPC-11). */
export function RowActions(props: Props) {
  const { user, onEdit } = props;
  const { t } = useTranslation('users');
  const acting = useUser();
  const items = useMenuItems(props);
  const name = displayName(user);
  const mayManage = mayManageUser(acting, user);
  return (
    <>
      <IconButton
        icon="pencil"
        small
        label={t('list.edit', { name })}
        disabledReason={!mayManage && t('list.wider')}
        onClick={() => onEdit(user)}
      />
      <RowMenu name={name} items={items} disabledReason={!mayManage && t('list.wider')} />
    </>
  );
}

function useMenuItems({ user, ...commands }: Props): MenuItem[] {
  const { t } = useTranslation('users');
  const acting = useUser();
  const navigate = useNavigate();
  const seeAs: MenuItem = {
    label: t('list.seeAs'),
    icon: 'eye',
    onSelect: () => navigate(paths.seenQuotations(user.id)),
  };
  const ofUnverified: MenuItem[] = [
    {
      label: t('list.sendVerification'),
      icon: 'send',
      onSelect: () => commands.onSendVerification(user),
    },
    {
      label: t('list.forceVerification'),
      icon: 'verified',
      onSelect: () => commands.onForceVerification(user),
    },
  ];
  const ofOthers: MenuItem[] = [
    { label: t('list.signOut'), icon: 'sign-out', onSelect: () => commands.onSignOut(user) },
    { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => commands.onDelete(user) },
    {
      label: t('list.erase'),
      heading: t('list.onRequest'),
      icon: 'ban',
      danger: true,
      onSelect: () => commands.onErase(user),
    },
  ];
  return [
    ...(user.id === acting.id ? [] : [seeAs]),
    ...(user.emailVerified ? [] : ofUnverified),
    { label: t('list.credentials'), icon: 'lock', onSelect: () => commands.onCredentials(user) },
    ...(mayRemoveUser(acting, user) ? ofOthers : []),
  ];
}
