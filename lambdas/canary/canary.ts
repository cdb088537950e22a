import { env } from '#lambdas/runtime/env.ts';
import { scheduleHandler } from '#lambdas/runtime/schedule.ts';
import { canaryAddress, readCanaryPassword } from '#lambdas/store/canary/canary-password.ts';
import { lookAround } from './look-around.ts';

/** Asks the installation as a user does. A failure is counted by Lambda, and so is a run that does not come. */
export const handler = scheduleHandler(async () =>
  lookAround(env.webOrigin, { email: canaryAddress, password: await readCanaryPassword() }),
);
