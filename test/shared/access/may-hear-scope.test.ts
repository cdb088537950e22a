import { expect, it } from 'vitest';
import { mayHearScope, userScope } from '#shared/access/may-hear-scope.ts';
import { aSuperUser, aUser } from '#test/support/builders/user.ts';

const marta = aUser({ id: 'marta' });
const sandra = aSuperUser({ id: 'sandra' });

it('lets users hear their own changes and nobody else’s, super users included', () => {
  expect(mayHearScope(marta, userScope('marta'))).toBe(true);
  expect(mayHearScope(marta, userScope('luca'))).toBe(false);
  expect(mayHearScope(sandra, userScope('marta'))).toBe(false);
});

it('lets every signed-in user hear the catalogue, and super users alone the administration', () => {
  expect(mayHearScope(marta, 'catalogue')).toBe(true);
  expect(mayHearScope(marta, 'admin')).toBe(false);
  expect(mayHearScope(sandra, 'admin')).toBe(true);
  expect(mayHearScope(aSuperUser({ managementMode: 'only', managedCountries: [] }), 'admin')).toBe(false);
});

it('lets nobody hear a scope that does not exist', () => {
  for (const scope of ['', 'user:', 'user:marta:x', 'quotations', 'Admin']) {
    expect(mayHearScope(aSuperUser({ id: 'marta' }), scope)).toBe(false);
  }
});
