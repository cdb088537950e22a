import * as z from 'zod';
import { ServiceFault } from '../service-fault.ts';
import { invalidParameter } from './cognito-fault.ts';
import type { Tokens } from './tokens.ts';
import type { User, UserDirectory } from './user-directory.ts';

/** The one user pool with its one client. */
export type Pool = {
  id: string;
  clientId: string;
  directory: UserDirectory;
  tokens: Tokens;
  /** Milliseconds since the epoch. */
  now(): number;
};

export type CognitoOperation = (input: unknown, pool: Pool) => Promise<object> | object;

/** Binds the shape of the input to what is done with it. */
export function operation<Input>(
  shape: z.ZodType<Input>,
  run: (input: Input, pool: Pool) => Promise<object> | object,
): CognitoOperation {
  return (input, pool) => {
    const parsed = shape.safeParse(input);
    if (!parsed.success) {
      throw invalidParameter(`Invalid parameter ${parsed.error.issues[0]?.path.join('.') ?? ''}.`);
    }
    return run(parsed.data, pool);
  };
}

/** The part of the pool's id that enters the password's proof. */
export const poolName = (pool: Pool) => pool.id.split('_')[1] ?? '';

export function checkClient(pool: Pool, clientId: string) {
  if (clientId !== pool.clientId) {
    throw new ServiceFault('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
  }
}

export function checkPool(pool: Pool, id: string) {
  if (id !== pool.id) throw new ServiceFault('ResourceNotFoundException', `User pool ${id} does not exist.`);
}

/** The standard attributes of OpenID Connect that the product could want to keep. */
const known = [
  'email',
  'email_verified',
  'name',
  'given_name',
  'family_name',
  'phone_number',
  'locale',
  'sub',
];

export const attributeList = z.array(z.object({ Name: z.enum(known), Value: z.string().default('') }));

export const attributesOf = ({ sub, attributes }: User) =>
  Object.entries({ ...attributes, sub }).map(([Name, Value]) => ({ Name, Value }));

/** A user as Cognito prints them; the name of the attributes' list depends on the call. */
export const describeUser = (user: User, listName: 'Attributes' | 'UserAttributes') => ({
  Username: user.sub,
  Enabled: user.enabled,
  UserStatus: user.status,
  // The JSON protocol carries times as seconds.
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.changedAt / 1000,
  [listName]: attributesOf(user),
});
