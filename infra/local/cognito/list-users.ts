import * as z from 'zod';
import { invalidParameter } from './cognito-fault.ts';
import { checkPool, describeUser, operation } from './pool.ts';

const longestPage = 60;

/** All users, in pages of up to sixty. */
const listUsers = operation(
  z.object({
    UserPoolId: z.string(),
    Limit: z.number().int().min(0).max(longestPage).default(longestPage),
    PaginationToken: z.string().optional(),
  }),
  (input, pool) => {
    checkPool(pool, input.UserPoolId);
    const from = placeOf(input.PaginationToken);
    const size = input.Limit || longestPage;
    const found = pool.directory.after(from);
    const page = found.slice(0, size);
    const last = page.at(-1);
    return {
      Users: page.map((user) => describeUser(user, 'Attributes')),
      ...(last && found.length > size && { PaginationToken: Buffer.from(last.sub).toString('base64url') }),
    };
  },
);

export const operations = { ListUsers: listUsers };

function placeOf(token: string | undefined): string {
  if (token === undefined) return '';
  const sub = Buffer.from(token, 'base64url').toString();
  if (!z.uuid().safeParse(sub).success) throw invalidParameter('Invalid pagination token.');
  return sub;
}
