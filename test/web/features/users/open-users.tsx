import { screen, within } from '@testing-library/react';
import type { ListedUserSort } from '#shared/search/search-users.ts';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, signIn, textOf } from '#test/support/open-screen.tsx';
import { sessionUserWith } from '#test/support/session-user.ts';
import { aPriceList } from '#test/web/features/price-lists/open-price-lists.tsx';
import UsersPage from '#web/features/users/users-page.tsx';
import type { UserAccountFieldsFragment, UserActivityQuery, UsersQuery } from '#web/graphql/users.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';

export type Account = UserAccountFieldsFragment;
export type Row = UsersQuery['users']['items'][number];

/** A painter of Bergamo, verified, with the list of the north. */
export const anAccount = (changes: Partial<Account> = {}): Account => ({
  id: 'andrea',
  firstName: 'Andrea',
  lastName: 'Conti',
  company: 'Conti Pitture',
  type: 'imbianchino',
  address: 'Via Borgo 4',
  address2: null,
  postalCode: '24121',
  city: 'Bergamo',
  province: 'BG',
  country: 'IT',
  phone: '035 123456',
  phone1: null,
  email: 'andrea@example.com',
  emailVerified: true,
  language: 'it',
  pricelist: 'pcu',
  suggestedPricelist: 'pcu',
  pricelistConfirmed: true,
  priceListAskedAt: null,
  checkbox1: true,
  checkbox2: false,
  isSuper: false,
  managementMode: 'all',
  managedCountries: [],
  showLogo: false,
  archived: false,
  imageUrl: null,
  imageName: null,
  revision: 3,
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: 'Chiara Marangoni',
  ...changes,
});

export const giulia = anAccount({
  id: 'giulia',
  firstName: 'Giulia',
  lastName: 'Ferrero',
  company: 'Calce & Colore',
  type: 'keim',
  email: 'giulia@example.com',
  isSuper: true,
});

export const stefan = anAccount({
  id: 'stefan',
  firstName: 'Stefan',
  lastName: 'Huber',
  company: 'Huber Farben',
  type: 'rivenditore',
  province: null,
  country: 'DE',
  email: 'stefan@example.com',
  emailVerified: false,
  language: 'en',
  pricelist: 'dach',
  suggestedPricelist: null,
  pricelistConfirmed: false,
  checkbox2: true,
});

const lists = [
  aPriceList({ id: 'pcu', name: 'PCU', countries: ['IT'] }),
  aPriceList({ id: 'pccs', name: 'PCCS', countries: ['IT'] }),
  aPriceList({ id: 'dach', name: 'Export DACH', countries: ['DE', 'AT'] }),
  aPriceList({ id: 'world', name: 'Export World', countries: null, isCatchAll: true }),
];

/** Seconds since 1970: 14/10/2026. */
const madeAt = Date.UTC(2026, 9, 14) / 1000;

/** Activity of all users but Stefan. */
const active: UserActivityQuery['userActivity'] = {
  lastSignInAt: '2026-11-18T08:12:00.000Z',
  quotations: 12,
  lastQuotationAt: '2026-11-17T09:00:00.000Z',
};
const activityOf = (id: string) =>
  id === 'stefan' ? { lastSignInAt: null, quotations: 0, lastQuotationAt: null } : active;

type Sent = Partial<Account> & { id: string; revision: number };
type Asked = { page: number; pageSize: number; sort: ListedUserSort; filter: { archived: boolean } };

/** A server that keeps these users by the rules of the area. */
export function aUsersServer(
  accounts: readonly (Account & Partial<Row>)[] = [giulia, anAccount(), stefan],
  more: Parameters<typeof aServer>[0] = {},
) {
  let stored = [...accounts];
  const found = (id: string) => {
    const user = stored.find((one) => one.id === id);
    if (!user) throw new GraphqlFailure('not-found');
    return user;
  };
  const change = (id: string, changes: Partial<Account>) => {
    const after = { ...found(id), ...changes, revision: found(id).revision + 1 };
    stored = stored.map((one) => (one.id === id ? after : one));
    return after;
  };
  const remove = (id: string) => {
    stored = stored.filter((one) => one.id !== id);
  };
  const mustBe = (id: string, revision: number) => {
    if (found(id).revision !== revision) throw new GraphqlFailure('conflict');
  };
  const server = aServer({
    PriceLists: () => ({ priceLists: lists }),
    Users: ({ page, pageSize, filter }: Asked) => {
      const shown = stored.filter(({ archived }) => filter.archived || !archived);
      const items = shown.map((user) => ({ createdAt: madeAt, ...user, ...activityOf(user.id) }));
      return { users: { items: items.slice(page * pageSize, (page + 1) * pageSize), total: items.length } };
    },
    User: ({ id }: { id: string }) => ({ user: found(id) }),
    UserActivity: ({ id }: { id: string }) => ({ userActivity: activityOf(id) }),
    HelpViews: () => ({
      helpViews: [
        {
          at: '2026-11-18T08:12:00.000Z',
          by: 'Chiara Marangoni',
          what: 'quotation',
          quotationId: 'q1',
          quotationName: 'Casa Mengoni',
        },
      ],
    }),
    CreateUser: ({ user }: { user: Partial<Account> }) => {
      stored = [anAccount({ ...user, id: 'made' }), ...stored];
      return { createUser: { id: 'made' } };
    },
    SaveUser: ({ user }: { user: Sent }) => {
      mustBe(user.id, user.revision);
      return { saveUser: change(user.id, user) };
    },
    ConfirmPriceList: ({ id, revision }: { id: string; revision: number }) => {
      mustBe(id, revision);
      const { suggestedPricelist } = found(id);
      return {
        confirmPriceList: change(id, { pricelist: suggestedPricelist, pricelistConfirmed: true }),
      };
    },
    DeleteUser: ({ uid }: { uid: string }) => {
      remove(uid);
      return { deleteUser: uid };
    },
    ForceEmailVerification: ({ uid }: { uid: string }) => ({
      forceEmailVerification: change(uid, { emailVerified: true }),
    }),
    CurrentUser: () => ({ currentUser: sessionUserWith({ id: 'giulia', superUser: true }) }),
    SendVerificationEmail: () => ({ sendVerificationEmail: true }),
    PausedMails: () => ({ pausedMails: [] }),
    SignOutUser: ({ uid }: { uid: string }) => ({ signOutUser: uid }),
    ...more,
    UpdateUser: ({ email }: { email: string }) => ({ updateUser: { email, mailSent: true } }),
  });
  return { ...server, saveElsewhere: change, remove };
}

/** Giulia, who manages every country, opens the list. */
export async function openUsers(address = '/utenti', acting: Parameters<typeof signIn>[0] = {}) {
  signIn({ id: 'giulia', uid: 'giulia', superUser: true, ...acting });
  const opened = openScreens(address, {
    '/utenti': (timer) => <UsersPage timer={timer} />,
    '/login': () => <p>login</p>,
  });
  await screen.findAllByText(/@example\.com|Non ci sono ancora|Nessun utente/);
  const { user } = opened;
  const choose = async (name: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `Altre azioni su ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  const edit = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `Modifica ${name}` }));
    await screen.findByLabelText(/^Nome/);
  };
  const create = async () => {
    const [add] = screen.getAllByRole('button', { name: 'Crea senza invito' });
    if (add) await user.click(add);
    await screen.findByRole('dialog', { name: 'Nuovo utente' });
  };
  return { ...opened, choose, edit, create };
}

export const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);

/** Finds an option of a list that narrows, and chooses it. */
export async function pick(user: { click(on: Element): Promise<void> }, label: RegExp, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

export const cells = (row: Element) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(textOf);
export const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
