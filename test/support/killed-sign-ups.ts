import { isDeepStrictEqual } from 'node:util';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect } from 'vitest';
import { local } from '#infra/local/environment.ts';
import { readUser, writeUser } from '#lambdas/store/user/user-store.ts';
import type { User } from '#shared/schemas/user.ts';
import { aStoredUser } from './builders/user.ts';
import type { KillableCloud } from './killable-cloud.ts';
import type { Acknowledge, KilledWork } from './killed-work.ts';
import { srpSignIn } from './srp-sign-in.ts';

const UserPoolId = local.userPoolId;

/** Accounts with a password, each with its user in the table. */
export class KilledSignUps implements KilledWork {
  readonly #kept = new Map<string, { user: User; password: string }>();
  readonly #cloud: KillableCloud;
  readonly #acknowledge: Acknowledge;
  readonly #pool = new CognitoIdentityProviderClient({ maxAttempts: 1 });

  constructor(cloud: KillableCloud, acknowledge: Acknowledge) {
    this.#cloud = cloud;
    this.#acknowledge = acknowledge;
  }

  async do(number: number): Promise<void> {
    const email = `killed-${number}@example.com`;
    const password = `Killed-${number}-2026`;
    await this.#cloud.attempt(() => this.#makeAccount(email));
    const target = { UserPoolId, Username: email };
    await this.#cloud.attempt(() =>
      this.#pool.send(new AdminSetUserPasswordCommand({ ...target, Password: password, Permanent: true })),
    );
    const id = await this.#cloud.attempt(() => this.#idOf(email));
    const user = aStoredUser({ id, uid: id, email, city: `Città ${number}` });
    await this.#cloud.attempt(() => writeOnce(user));
    this.#kept.set(email, { user, password });
    this.#acknowledge();
  }

  async check(): Promise<void> {
    for (const [email, { user, password }] of this.#kept) {
      expect(await readUser(user.id)).toEqual(user);
      expect(await this.#idOf(email)).toBe(user.id);
      await srpSignIn(this.#pool, email, password);
    }
  }

  /** The account of an interrupted attempt can be read, and is taken over. */
  async #makeAccount(email: string): Promise<void> {
    try {
      const account = { UserPoolId, Username: email, MessageAction: 'SUPPRESS' } as const;
      await this.#pool.send(new AdminCreateUserCommand(account));
    } catch (error) {
      const isThere = error instanceof Error && error.name === 'UsernameExistsException';
      if (!isThere) throw error;
      await this.#idOf(email);
    }
  }

  async #idOf(email: string): Promise<string> {
    const account = await this.#pool.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
    const sub = account.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
    if (!sub) throw new Error(`The account of ${email} has no id.`);
    return sub;
  }
}

/** A second try finds the item of the first, if its answer was lost. */
async function writeOnce(user: User): Promise<void> {
  try {
    await writeUser(user);
  } catch (cause) {
    if (!isDeepStrictEqual(await readUser(user.id), user)) throw cause;
  }
}
