import { type Manager, managesCountry } from '#shared/access/managed-countries.ts';
import { administers } from '#shared/access/super-user.ts';
import { countryOf } from '#shared/geography/countries.ts';
import type { CurrentUser, User } from '#shared/schemas/user.ts';

/** The super user who acts. */
export type Acting = Manager & Pick<CurrentUser, 'id'>;

/** The rights of a user over others. */
export type Rights = Pick<User, 'isSuper' | 'managementMode' | 'managedCountries'>;

/** The fields of a user that decide who manages them. */
export type Managed = Rights & Pick<User, 'id'> & { country?: string | null | undefined };

type Scope = Pick<Rights, 'managementMode' | 'managedCountries'>;

const codesOf = ({ managedCountries }: Scope) => new Set(managedCountries.map(countryOf));

/** Whether every country of one scope, known today or not, is of the other too. */
export function isScopeWithin(inner: Scope, outer: Scope): boolean {
  const [listed, others] = [codesOf(inner), codesOf(outer)];
  if (outer.managementMode === 'all') return true;
  if (inner.managementMode === 'only')
    return [...listed].every((code) => others.has(code) === (outer.managementMode === 'only'));
  if (outer.managementMode === 'only') return false;
  const left = inner.managementMode === 'all' ? new Set<string>() : listed;
  return [...others].every((code) => left.has(code));
}

/** Whether somebody hears of a user at all: elsewhere there is nobody (OPC-10, decision 20). */
export const seesUser = (acting: Manager, { country }: Pick<Managed, 'country'>): boolean =>
  managesCountry(acting, country);

/**
 * Whether a super user may change another user's data, e-mail or sessions. The other lives in one of their countries
 * and is no super user of more than those (OPC-10, OPC-11). Of themselves they may change all but rights.
 */
export function mayManageUser(acting: Acting, user: Managed): boolean {
  if (!seesUser(acting, user)) return false;
  return user.id === acting.id || !user.isSuper || isScopeWithin(user, acting);
}

/** Nobody archives or deletes their own account (OPC-33, OPC-34). */
export const mayRemoveUser = (acting: Acting, user: Managed): boolean =>
  user.id !== acting.id && mayManageUser(acting, user);

/** Whether a super user may change another user's rights; nobody changes their own (USR-064, USR-065, OPC-11). */
export const mayChangeRights = mayRemoveUser;

/** Whether a super user may give these rights: they reach no farther than their own (OPC-11). */
export const mayGrantRights = (acting: Manager, rights: Rights): boolean =>
  !rights.isSuper || (administers(acting) && isScopeWithin(rights, acting));

/** Whether two users may do the same. */
export const hasSameRights = (one: Rights, other: Rights): boolean =>
  one.isSuper === other.isSuper &&
  one.managementMode === other.managementMode &&
  [...codesOf(one)].toSorted().join() === [...codesOf(other)].toSorted().join();

/** The countries as they are kept: none in mode `all` (USR-080), each one once. */
export const settledRights = <Given extends Rights>(given: Given): Given => ({
  ...given,
  managedCountries: given.managementMode === 'all' ? [] : [...codesOf(given)],
});

/** A super user of every country who can sign in: one of them always stays (OPC-11). */
export const isFullAdministrator = ({
  isSuper,
  managementMode,
  archived,
}: Pick<User, 'isSuper' | 'managementMode' | 'archived'>): boolean =>
  isSuper && managementMode === 'all' && !archived;
