import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { clientSettings } from '#lambdas/runtime/client-settings.ts';
import { env } from '#lambdas/runtime/env.ts';
import { DomainError } from '#shared/errors.ts';

const client = new CognitoIdentityProviderClient(clientSettings());

const of = (Username: string) => ({ UserPoolId: env.userPoolId, Username });

/** The error code for each refusal of Cognito. */
const refusals: Readonly<Record<string, ConstructorParameters<typeof DomainError>>> = {
  UsernameExistsException: ['email-taken'],
  AliasExistsException: ['email-taken'],
  UserNotFoundException: ['not-found'],
  InvalidPasswordException: ['invalid-input', { field: 'password' }],
};

async function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (cause) {
    const [code, params] = refusals[cause instanceof Error ? cause.name : ''] ?? [];
    throw code ? new DomainError(code, params, { cause }) : cause;
  }
}

/** Makes an account without a password, so that nobody can sign in yet. Returns its `sub`. */
export async function createAccount(email: string, isVerified = false): Promise<string> {
  const { User } = await asked(
    client.send(
      new AdminCreateUserCommand({
        ...of(email),
        // Our own mails invite users (decision 2).
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: String(isVerified) },
        ],
      }),
    ),
  );
  const sub = User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (!sub) throw new Error('The new account has no sub.');
  return sub;
}

/** Sets a password that stays; a new account can sign in with it. */
export const setPassword = (id: string, password: string) =>
  asked(client.send(new AdminSetUserPasswordCommand({ ...of(id), Password: password, Permanent: true })));

/** The address and whether it is verified, in one write. */
export const setAddress = (id: string, email: string, isVerified: boolean) =>
  asked(
    client.send(
      new AdminUpdateUserAttributesCommand({
        ...of(id),
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: String(isVerified) },
        ],
      }),
    ),
  );

export type Account = {
  id: string;
  email: string;
  emailVerified: boolean;
  enabled: boolean;
  /** False until the user chose one. */
  hasPassword: boolean;
};

/** The account of a `sub` or an address; undefined when nobody has it. */
export async function readAccount(name: string): Promise<Account | undefined> {
  try {
    const { UserAttributes = [], Enabled, UserStatus } = await client.send(new AdminGetUserCommand(of(name)));
    const attributeOf = (attribute: string) =>
      UserAttributes.find(({ Name }) => Name === attribute)?.Value ?? '';
    return {
      id: attributeOf('sub'),
      email: attributeOf('email'),
      emailVerified: attributeOf('email_verified') === 'true',
      enabled: Enabled !== false,
      hasPassword: UserStatus !== 'FORCE_CHANGE_PASSWORD',
    };
  } catch (cause) {
    if (cause instanceof UserNotFoundException) return undefined;
    throw cause;
  }
}

/** Waits for a call. If the account is gone, the call need not succeed. */
async function unlessGone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (cause) {
    if (!(cause instanceof UserNotFoundException)) throw cause;
  }
}

/** Deletes an account; one that is gone already is fine (OPC-34). */
export const deleteAccount = (id: string) => unlessGone(client.send(new AdminDeleteUserCommand(of(id))));

/** Archived users cannot sign in (OPC-33). */
export const enableAccount = (id: string, isEnabled: boolean) =>
  unlessGone(
    client.send(isEnabled ? new AdminEnableUserCommand(of(id)) : new AdminDisableUserCommand(of(id))),
  );

/** Ends every session: tokens are not renewed any more. */
export const signOutEverywhere = (id: string) =>
  unlessGone(client.send(new AdminUserGlobalSignOutCommand(of(id))));

/** The message of Cognito for an account that is locked after too many wrong passwords. */
const locked = 'Password attempts exceeded';

/** Checks a password (ADR 10). Wrong ones count as failed sign-ins; the session of a right one is thrown away. */
export async function checkPassword(id: string, password: string): Promise<void> {
  try {
    await client.send(
      new AdminInitiateAuthCommand({
        UserPoolId: env.userPoolId,
        ClientId: env.userPoolClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: id, PASSWORD: password },
      }),
    );
  } catch (cause) {
    if (!(cause instanceof NotAuthorizedException)) throw cause;
    throw new DomainError(cause.message === locked ? 'too-many-requests' : 'wrong-password', undefined, {
      cause,
    });
  }
}
