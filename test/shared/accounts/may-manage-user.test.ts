import { describe, expect, it } from 'vitest';
import {
  hasSameRights,
  isFullAdministrator,
  isScopeWithin,
  mayChangeRights,
  mayGrantRights,
  mayManageUser,
  mayRemoveUser,
  seesUser,
  settledRights,
} from '#shared/accounts/may-manage-user.ts';
import { user as userSchema } from '#shared/schemas/user.ts';
import { aStoredUser, aSuperUser, aUser } from '#test/support/builders/user.ts';

type Mode = 'all' | 'allExcept' | 'only';
const scope = (managementMode: Mode, ...managedCountries: string[]) => ({ managementMode, managedCountries });
const everywhere = aSuperUser();
const ofGermany = aSuperUser({ id: 'greta', ...scope('only', 'DE') });
const german = aStoredUser({ id: 'stefan', country: 'DE' });
const superUserOf = (...of: Parameters<typeof scope>) => ({ ...german, isSuper: true, ...scope(...of) });

describe('the scope of a super user', () => {
  it('is one of three modes, all countries where none is named [USR-074]', () => {
    const { managementMode, managedCountries } = aStoredUser();
    expect([managementMode, managedCountries]).toEqual(['all', []]);
    for (const mode of ['all', 'allExcept', 'only'])
      expect(userSchema.safeParse({ ...german, managementMode: mode }).success).toBe(true);
    expect(userSchema.safeParse({ ...german, managementMode: 'none' }).success).toBe(false);
  });

  it('is every country in mode all [USR-075]', () => {
    for (const country of ['IT', 'DE', null]) expect(seesUser(everywhere, { country })).toBe(true);
  });

  it('is all but the listed countries in mode allExcept, and all of them when none is listed [USR-076, USR-077]', () => {
    const abroad = aSuperUser(scope('allExcept', 'IT'));
    expect(['IT', null, 'DE'].map((country) => seesUser(abroad, { country }))).toEqual([false, false, true]);
    const unlimited = aSuperUser(scope('allExcept'));
    expect(['IT', 'DE'].map((country) => seesUser(unlimited, { country }))).toEqual([true, true]);
  });

  it('is the listed countries in mode only, and none when none is listed [USR-078, USR-079]', () => {
    expect(['IT', 'DE'].map((country) => seesUser(ofGermany, { country }))).toEqual([false, true]);
    const idle = aSuperUser(scope('only'));
    expect(['IT', 'DE', null].some((country) => seesUser(idle, { country }))).toBe(false);
  });

  it.each([
    [scope('all'), scope('all'), true],
    [scope('all'), scope('allExcept'), true],
    [scope('all'), scope('allExcept', 'IT'), false],
    [scope('all'), scope('only', 'IT', 'DE'), false],
    [scope('allExcept'), scope('all'), true],
    [scope('allExcept', 'IT', 'DE'), scope('allExcept', 'IT'), true],
    [scope('allExcept', 'IT'), scope('allExcept', 'IT', 'DE'), false],
    [scope('allExcept', 'IT'), scope('only', 'DE'), false],
    [scope('only', 'DE'), scope('only', 'de', 'AT'), true],
    [scope('only', 'DE', 'AT'), scope('only', 'DE'), false],
    [scope('only', 'DE'), scope('allExcept', 'IT'), true],
    [scope('only', 'IT'), scope('allExcept', 'IT'), false],
    [scope('only'), scope('only'), true],
  ])('%j is within %j: %s', (inner, outer, isWithin) => {
    expect(isScopeWithin(inner, outer)).toBe(isWithin);
  });
});

describe('who manages a user', () => {
  it('is a super user of the country and nobody else [OPC-10]', () => {
    expect(mayManageUser(ofGermany, german)).toBe(true);
    expect(mayManageUser(everywhere, german)).toBe(true);
    expect(mayManageUser(ofGermany, aStoredUser())).toBe(false);
    expect(mayManageUser(aUser({ country: 'DE' }), german)).toBe(false);
    for (const idle of [scope('only'), scope('allExcept', 'DE')])
      expect(mayManageUser(aSuperUser(idle), german)).toBe(false);
  });

  it('is nobody who manages less than a super user does [OPC-11]', () => {
    expect(mayManageUser(ofGermany, superUserOf('only', 'DE'))).toBe(true);
    expect(mayManageUser(ofGermany, superUserOf('only', 'DE', 'AT'))).toBe(false);
    expect(mayManageUser(ofGermany, superUserOf('all'))).toBe(false);
    expect(mayManageUser(everywhere, superUserOf('all'))).toBe(true);
  });

  it('is the user in person, but for rights and leaving [OPC-11, OPC-33, OPC-34]', () => {
    const herself = { ...superUserOf('only', 'DE'), id: 'greta' };
    expect(mayManageUser(ofGermany, herself)).toBe(true);
    expect(mayChangeRights(ofGermany, herself)).toBe(false);
    expect(mayRemoveUser(ofGermany, herself)).toBe(false);
    expect(mayRemoveUser(ofGermany, german)).toBe(true);
  });
});

describe('rights', () => {
  it('are changed by a super user of all that they reach [USR-064, USR-065]', () => {
    expect(mayChangeRights(everywhere, superUserOf('all'))).toBe(true);
    expect(mayChangeRights(aUser(), german)).toBe(false);
    expect(mayChangeRights(ofGermany, superUserOf('only', 'DE', 'AT'))).toBe(false);
  });

  it('are granted up to the own ones, and by super users alone [OPC-11]', () => {
    expect(mayGrantRights(ofGermany, superUserOf('only', 'DE'))).toBe(true);
    expect(mayGrantRights(ofGermany, superUserOf('only', 'DE', 'FR'))).toBe(false);
    expect(mayGrantRights(ofGermany, superUserOf('all'))).toBe(false);
    expect(mayGrantRights(everywhere, superUserOf('all'))).toBe(true);
    expect(mayGrantRights(aUser(), superUserOf('only', 'DE'))).toBe(false);
    // A user without `isSuper` manages nothing, in any mode.
    expect(mayGrantRights(ofGermany, german)).toBe(true);
  });

  it('list no countries in mode all, and each one once in the others [USR-080, USR-081]', () => {
    expect(settledRights(superUserOf('all', 'DE')).managedCountries).toEqual([]);
    expect(settledRights(superUserOf('only', 'DE', 'de')).managedCountries).toEqual(['DE']);
    expect(settledRights(superUserOf('allExcept')).managedCountries).toEqual([]);
  });

  it('are the same whatever the order of the countries', () => {
    expect(hasSameRights(superUserOf('only', 'DE', 'AT'), superUserOf('only', 'at', 'DE'))).toBe(true);
    expect(hasSameRights(superUserOf('only', 'DE'), superUserOf('only', 'DE', 'AT'))).toBe(false);
    expect(hasSameRights(superUserOf('all'), superUserOf('allExcept'))).toBe(false);
    expect(hasSameRights(german, superUserOf('all'))).toBe(false);
  });

  it('are full for an active super user of mode all alone [OPC-11]', () => {
    expect(isFullAdministrator(superUserOf('all'))).toBe(true);
    for (const other of [german, superUserOf('allExcept'), { ...superUserOf('all'), archived: true }])
      expect(isFullAdministrator(other)).toBe(false);
  });
});
