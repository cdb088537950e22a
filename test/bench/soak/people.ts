import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { local } from '#infra/local/environment.ts';
import { aStoredUser } from '#test/support/builders/user.ts';

export const password = 'Soak-2026-Password';

/** Creates painters with accounts and a price list; returns their addresses and ids. */
export async function makePeople(pool: CognitoIdentityProviderClient, count: number) {
  // The store reads the address of the table on import.
  const { writeUser } = await import('#lambdas/store/user/user-store.ts');
  const people: { email: string; id: string }[] = [];
  for (let number = 0; number < count; number += 1) {
    const email = `soak-${number}@example.com`;
    const account = { UserPoolId: local.userPoolId, Username: email };
    const { User } = await pool.send(new AdminCreateUserCommand({ ...account, MessageAction: 'SUPPRESS' }));
    await pool.send(new AdminSetUserPasswordCommand({ ...account, Password: password, Permanent: true }));
    const id = User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? '';
    const rights = { emailVerified: true, type: 'imbianchino', pricelist: 'pcu' } as const;
    await writeUser(aStoredUser({ ...rights, id, uid: id, email, lastName: `Soak ${number}` }));
    people.push({ email, id });
  }
  return people;
}
