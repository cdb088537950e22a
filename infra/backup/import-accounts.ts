import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { InstallationData } from './data-of.ts';
import { type AccountLine, accountLine } from './export-accounts.ts';
import { readLines } from './lines.ts';
import { partPath } from './manifest.ts';

/**
 * Makes the accounts that are missing, without passwords and without mails. The map leads from the exported ids to those
 * of the pool, where they differ: Cognito chooses them.
 */
export async function importAccounts(data: InstallationData, folder: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for await (const line of readLines(partPath(folder, 'accounts'))) {
    const account = accountLine.parse(line);
    const sub =
      (await idOf(data, account.sub)) ?? (await idOf(data, account.email)) ?? (await made(data, account));
    if (!account.enabled)
      await data.cognito.send(new AdminDisableUserCommand({ UserPoolId: data.pool, Username: sub }));
    if (sub !== account.sub) ids.set(account.sub, sub);
  }
  return ids;
}

/** The id of the account that has this id or address. */
async function idOf({ cognito, pool }: InstallationData, Username: string): Promise<string | undefined> {
  try {
    const found = await cognito.send(new AdminGetUserCommand({ UserPoolId: pool, Username }));
    return subOf(found.UserAttributes);
  } catch (cause) {
    if (cause instanceof UserNotFoundException) return undefined;
    throw cause;
  }
}

async function made(
  { cognito, pool }: InstallationData,
  { email, attributes }: AccountLine,
): Promise<string> {
  const { User } = await cognito.send(
    new AdminCreateUserCommand({
      UserPoolId: pool,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
  const sub = subOf(User?.Attributes);
  if (!sub) throw new Error(`The new account of ${email} has no id.`);
  return sub;
}

const subOf = (attributes: readonly { Name?: string; Value?: string }[] = []) =>
  attributes.find(({ Name }) => Name === 'sub')?.Value;
