import * as z from 'zod/mini';
import { digestOf, type Once, onceKey } from '#lambdas/store/once-store.ts';
import { put } from '#lambdas/store/transact.ts';
import type { Caller } from '#shared/access/permissions.ts';
import { id } from '#shared/schemas/id.ts';
import { signedInUser } from './signed-in-user.ts';

/** The key of a call that may be sent again. */
export const onceSchema = z.optional(z.nullable(id));

/** The guard of a call that makes something, where it brings a key. */
export const callerOnce = (
  caller: Caller,
  key: string | null | undefined,
  input: object,
): Once | undefined => (key ? onceKey(signedInUser(caller).id, key, digestOf(input)) : undefined);

/** The write that remembers what a call made: part of its transaction. */
export const rememberingOnce = (once: Once | undefined, result: string, now: Date) =>
  once ? [put(once.params(result, now))] : [];
