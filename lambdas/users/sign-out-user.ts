import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { signOutEverywhere } from '#lambdas/store/account-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { managedUser } from './managed-user.ts';

/** Ends the sessions of a user, wherever he is signed in. */
export const signOutUser = operation({
  allow: 'user.write',
  input: z.strictObject({ uid: idSchema }),
  async run({ uid }, { caller }) {
    await managedUser(signedInUser(caller), uid);
    await signOutEverywhere(uid);
    return uid;
  },
});
