import type { Place } from '#shared/guided-test/items-of.ts';
import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { routes } from './routes.ts';

type Ids<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [id: string, ...Ids<Rest>]
  : Path extends `${string}:${string}`
    ? [id: string]
    : [];
type Address<Path extends string> = Ids<Path> extends [] ? Path : (...ids: Ids<Path>) => string;
type Addresses = { [Name in keyof typeof routes]: Address<(typeof routes)[Name]['path']> };

const filled = (path: string, ids: readonly string[]) =>
  ids.reduce((rest, id) => rest.replace(/:\w+/, encodeURIComponent(id)), path);

// TypeScript does not follow names and paths through entries.
const addresses = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [
    name,
    path.includes(':') ? (...ids: string[]) => filled(path, ids) : path,
  ]),
) as Addresses;

function withQuery(path: string, query: Record<string, string>): string {
  const asked = new URLSearchParams(query).toString();
  return asked ? `${path}?${asked}` : path;
}

/** The values that say something. */
const filledOf = (details: Partial<NewQuotationForm>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(details).flatMap(([key, value]) => (value ? [[key, value] as const] : [])),
  );

type LoginQuery = { email?: string; confirmEmail?: 'true'; redirect?: string };

/**
 * Every address of a screen, by the name of its route. It is a function where the path has ids, which it encodes, or
 * where the screen reads a query.
 */
export const paths = {
  ...addresses,
  login: (query: LoginQuery = {}) => withQuery(addresses.login, query),
  askReset: (email = '') => withQuery(addresses.askReset, email ? { email } : {}),
  /** The details of a new quotation travel in its address (QLS-026). */
  newQuotation: (type: string, details: Partial<NewQuotationForm> = {}) =>
    withQuery(addresses.newQuotation(type), filledOf(details)),
  /** The list of what one user made, archived ones too: they are counted. */
  quotationsOf: (owner: string) => withQuery(addresses.quotations, { owner, archived: 'true' }),
  /** The list of users with one of them open. */
  openUser: (user: string) => withQuery(addresses.users, { user }),
  /** The list of notifications with one of them open. */
  openNotification: (notification: string) => withQuery(addresses.notifications, { notification }),
  /** The list of tags with one of them open. */
  openTag: (tag: string) => withQuery(addresses.tags, { tag }),
  /** The editor of the guided test with one of its elements open. */
  openInTest: (place: Place) => withQuery(addresses.guidedTestEditor, place),
  /** The test that a quotation was made with, taken up again (OPW-23). */
  editTest: (id: string) => `${addresses.editQuotation(id)}?test`,
};
