import * as z from 'zod';
import { invalidParameter } from './cognito-fault.ts';
import { checkPool, describeUser, operation } from './pool.ts';
import type { User } from './user-directory.ts';

const longestPage = 60;

/** Attributes that Cognito can search, as far as users of this pool have them. */
const searchable = ['email', 'sub', 'username', 'given_name', 'family_name', 'name', 'phone_number'];

/** Users in pages of up to sixty, all of them or those of whom one attribute equals a text or begins with it. */
const listUsers = operation(
  z.object({
    UserPoolId: z.string(),
    Filter: z.string().default(''),
    Limit: z.number().int().min(0).max(longestPage).default(longestPage),
    PaginationToken: z.string().optional(),
  }),
  (input, pool) => {
    checkPool(pool, input.UserPoolId);
    const fits = filterOf(input.Filter);
    const from = placeOf(input.PaginationToken);
    const size = input.Limit || longestPage;
    const found = pool.directory.after(from).filter(fits);
    const page = found.slice(0, size);
    const last = page.at(-1);
    return {
      Users: page.map((user) => describeUser(user, 'Attributes')),
      ...(last && found.length > size && { PaginationToken: Buffer.from(last.sub).toString('base64url') }),
    };
  },
);

export const operations = { ListUsers: listUsers };

function filterOf(text: string): (user: User) => boolean {
  if (text === '') return () => true;
  const [, name = '', operator, quoted = ''] =
    /^\s*([\w:]+)\s*(=|\^=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(text) ?? [];
  if (!operator) throw invalidParameter('Error while parsing filter.');
  if (!searchable.includes(name)) throw invalidParameter(`Cannot filter on attribute ${name}.`);
  const wanted = comparable(quoted.replaceAll(/\\(.)/g, '$1'));
  return (user) => {
    const value = comparable(textOf(user, name));
    return operator === '=' ? value === wanted : value.startsWith(wanted);
  };
}

/** Letters count alike in a pool that is not case-sensitive. */
const comparable = (text: string) => text.toLowerCase();

function textOf(user: User, name: string): string {
  const isId = name === 'sub' || name === 'username';
  return isId ? user.sub : (user.attributes[name] ?? '');
}

function placeOf(token: string | undefined): string {
  if (token === undefined) return '';
  const sub = Buffer.from(token, 'base64url').toString();
  if (!z.uuid().safeParse(sub).success) throw invalidParameter('Invalid pagination token.');
  return sub;
}
