import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { id } from '#shared/schemas/id.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { type Context, type Definition, operationsCounted } from './runtime/operation.ts';
import { signedInUser } from './runtime/signed-in-user.ts';
import { countUse } from './store/limit/rate-store.ts';

/** Defines an operation; the table counts the uses of its limit. */
export const operation = operationsCounted(countUse);

type UserContext = Context & { user: CurrentUser };

/** Defines an operation whose permission only users hold. Its `run` gets the user. */
export const userOperation = <Schema extends $ZodType, Output>({
  run,
  ...definition
}: Definition<Schema, Output, UserContext>) =>
  operation({
    ...definition,
    run: (input, context) => run(input, { ...context, user: signedInUser(context.caller) }),
  });

export const noInput = z.strictObject({});
export const idInput = z.strictObject({ id });
