import { randomUUID } from 'node:crypto';
import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, it } from 'vitest';
import { currentUser } from '#shared/schemas/user.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { mockedClient } from '#test/support/mocked-client.ts';

const services = await openDataServices();
const { deleteUser } = await import('#lambdas/users/delete-user.ts');
const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');
afterAll(() => services.close());
const cognito = mockedClient(CognitoIdentityProviderClient);

const administrator = aStoredUser({ id: 'giulia', isSuper: true, managementMode: 'all' });
const destroy = (uid: string) =>
  deleteUser.run(
    { uid },
    {
      caller: { kind: 'user', user: currentUser(administrator) },
      address: '',
      now: new Date('2026-11-20T10:00:00Z'),
      newId: randomUUID,
    },
  );

it('a user whose account could not be deleted is archived, and the next call deletes them [OPC-34]', async () => {
  cognito.on(AdminDeleteUserCommand).rejectsOnce(new Error('cut off')).resolves({});
  await writeUser(aStoredUser({ id: 'mario', email: 'mario@example.com' }));
  await expect(destroy('mario')).rejects.toThrow('cut off');
  expect(await readUser('mario')).toMatchObject({ archived: true });
  expect(await destroy('mario')).toBe('mario');
  expect(cognito.commandCalls(AdminDeleteUserCommand)).toHaveLength(2);
  expect(await readUser('mario')).toBeUndefined();
});
