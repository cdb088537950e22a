import * as z from 'zod';
import { invalidParameter, wrongPassword } from './cognito-fault.ts';
import { hasPassword } from './own-account.ts';
import { checkClient, checkPool, operation } from './pool.ts';
import { checkMaySignIn, openSession, rememberFailure } from './sign-in.ts';

/** A sign-in by a signed request, with the password itself. */
const adminInitiateAuth = operation(
  z.object({
    UserPoolId: z.string(),
    ClientId: z.string(),
    AuthFlow: z.string(),
    AuthParameters: z.object({ USERNAME: z.string(), PASSWORD: z.string() }),
  }),
  async (input, pool) => {
    checkPool(pool, input.UserPoolId);
    checkClient(pool, input.ClientId);
    if (input.AuthFlow !== 'ADMIN_USER_PASSWORD_AUTH') {
      throw invalidParameter(`${input.AuthFlow} flow not enabled for this client`);
    }
    const { USERNAME, PASSWORD } = input.AuthParameters;
    const user = pool.directory.get(USERNAME);
    checkMaySignIn(user, pool.now());
    if (!hasPassword(user, PASSWORD, pool)) {
      await rememberFailure(user, pool);
      throw wrongPassword();
    }
    return openSession(user, pool);
  },
);

export const operations = { AdminInitiateAuth: adminInitiateAuth };
