import { button, entry, painter, promotion, superUser } from './dialog-places.ts';
import type { TypedDialog } from './typed-dialog.ts';

const office = (at: TypedDialog['at']) => ({ user: superUser, at });
const ofUser = office('/utenti?search=conti');
const more = /^Altre azioni su /;

export const userDialogs: readonly TypedDialog[] = [
  {
    dialog: 'new user',
    file: 'features/users/edit/new-user-dialog.tsx',
    ...office('/utenti'),
    opener: button('Crea senza invito'),
    keys: 'im',
    typed: 'Imbianchino',
  },
  {
    dialog: 'user',
    file: 'features/users/edit/edit-user-dialog.tsx',
    ...ofUser,
    opener: button(/^Modifica Andrea/),
    keys: 'pr',
    typed: 'Privato',
  },
  {
    dialog: 'promotion',
    file: 'features/users/edit/promotion-dialog.tsx',
    ...ofUser,
    opener: promotion,
    keys: 'la mia password',
  },
  {
    dialog: 'credentials of a user',
    file: 'features/users/edit/credentials-dialog.tsx',
    ...ofUser,
    opener: entry(more, 'Modifica credenziali'),
    keys: 'Nuova-2027',
  },
  {
    dialog: 'erasure',
    file: 'components/erase-dialog.tsx',
    ...ofUser,
    opener: entry(more, 'Cancella i dati per sempre'),
    keys: 'andrea.conti',
  },
  {
    dialog: 'invitation',
    file: 'features/users/invitations/invite-dialog.tsx',
    ...office('/utenti'),
    opener: button('Invita'),
    keys: 'mario@example.com',
  },
  {
    dialog: 'own credentials',
    file: 'features/profile/access/credentials-dialog.tsx',
    user: painter,
    at: '/profilo',
    opener: button('Modifica credenziali'),
    keys: 'la mia password',
  },
  {
    dialog: 'deletion of the own account',
    file: 'features/profile/data/ask-deletion-dialog.tsx',
    user: painter,
    at: '/profilo',
    opener: button('Chiedi la cancellazione'),
    keys: 'la mia password',
  },
];
