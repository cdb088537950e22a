import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { DeleteUserDialog } from './edit/delete-user-dialog.tsx';
import { SignOutDialog } from './edit/sign-out-dialog.tsx';
import type { ListedUser } from './list/use-users.ts';

const NewUserDialog = lazyDialog(() => import('./edit/new-user-dialog.tsx'));
const InviteDialog = lazyDialog(() => import('./invitations/invite-dialog.tsx'));
const EraseUserDialog = lazyDialog(() => import('./edit/erase-user-dialog.tsx'));
const EditUserDialog = lazyDialog(() => import('./edit/edit-user-dialog.tsx'));
const CredentialsDialog = lazyDialog(() => import('./edit/credentials-dialog.tsx'));

/** The open dialog (USR-026). */
export type OpenDialog =
  | { what: 'new' | 'invite' }
  | { what: 'edit'; id: string; name?: string }
  | { what: 'credentials' | 'signOut' | 'delete' | 'erase'; user: ListedUser };

export function UserDialogs({ open, onClose }: { open: OpenDialog | undefined; onClose: () => void }) {
  if (open?.what === 'delete') return <DeleteUserDialog user={open.user} onClose={onClose} />;
  if (open?.what === 'signOut') return <SignOutDialog user={open.user} onClose={onClose} />;
  return (
    <DialogPlace>
      {open?.what === 'new' && <NewUserDialog onClose={onClose} />}
      {open?.what === 'invite' && <InviteDialog onClose={onClose} />}
      {open?.what === 'erase' && <EraseUserDialog user={open.user} onClose={onClose} />}
      {open?.what === 'edit' && <EditUserDialog id={open.id} name={open.name} onClose={onClose} />}
      {open?.what === 'credentials' && <CredentialsDialog user={open.user} onClose={onClose} />}
    </DialogPlace>
  );
}
