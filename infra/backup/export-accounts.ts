import { paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type { InstallationData } from './data-of.ts';
import { canonical, Digest } from './digest.ts';
import { openLines } from './lines.ts';
import { type Part, partPath } from './manifest.ts';

/** A line of accounts.jsonl: all that Cognito reveals of an account. It never reveals passwords. */
export const accountLine = z.object({
  sub: z.string(),
  email: z.string(),
  /** All but the `sub`: Cognito chooses it, so an import cannot set it. */
  attributes: z.record(z.string(), z.string()),
  enabled: z.boolean(),
  status: z.string(),
});
export type AccountLine = z.infer<typeof accountLine>;

/** Exports the accounts. Also returns the address of each account by its id. */
export async function exportAccounts(data: InstallationData, folder: string) {
  const lines = openLines(partPath(folder, 'accounts'));
  const digest = new Digest();
  const addresses = new Map<string, string>();
  for await (const { Users = [] } of paginateListUsers(
    { client: data.cognito },
    { UserPoolId: data.pool, Limit: 60 },
  )) {
    for (const { Attributes = [], Enabled = true, UserStatus = '' } of Users) {
      const { sub = '', ...attributes } = Object.fromEntries(
        Attributes.map(({ Name = '', Value = '' }) => [Name, Value]),
      );
      const { email = '' } = attributes;
      addresses.set(sub, email);
      digest.add(canonical({ attributes, enabled: Enabled }));
      await lines.add({ sub, email, attributes, enabled: Enabled, status: UserStatus } satisfies AccountLine);
    }
  }
  const part: Part = { ...(await lines.end()), digest: String(digest) };
  return { part, addresses };
}
