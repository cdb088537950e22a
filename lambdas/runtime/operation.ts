import type * as z from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import type { LimitName } from '#shared/access/limits.ts';
import { type Caller, type Permission, refusal } from '#shared/access/permissions.ts';
import { DomainError, isErrorCode } from '#shared/errors.ts';
import type { Clock } from './clock.ts';

/** The caller and their address, and the time and ids that pure code may not make itself. */
export type Context = {
  caller: Caller;
  address: string;
  /** The header User-Agent. */
  userAgent?: string;
  now: Date;
  /** The current time, for operations that wait until a given moment. */
  clock?: Clock;
  newId: () => string;
};

/** One thing a caller can do. The permission, the limit and the input are checked before its first line runs. */
export type Operation<Output = unknown> = {
  readonly allow: Permission;
  readonly limit?: LimitName | undefined;
  run(args: unknown, context: Context): Promise<Output>;
};

type CountUse = (limit: LimitName, subject: string, now: Date) => Promise<unknown>;

export type Definition<Schema extends z.$ZodType, Output, Around = Context> = {
  allow: Permission;
  limit?: LimitName;
  input: Schema;
  run: (input: z.output<Schema>, context: Around) => Promise<Output>;
};

/** Makes the function that defines operations. `countUse` counts a use of a limit, and fails beyond it. */
export const operationsCounted =
  (countUse: CountUse) =>
  <Schema extends z.$ZodType, Output>(definition: Definition<Schema, Output>): Operation<Output> => {
    const { allow, limit } = definition;
    return {
      allow,
      limit,
      async run(args, context) {
        const refused = refusal(allow, context.caller);
        if (refused) throw new DomainError(refused);
        if (limit) await countUse(limit, subjectOf(context), context.now);
        const parsed = safeParse(definition.input, args);
        if (!parsed.success) throw invalidInput(parsed.error);
        return definition.run(parsed.data, context);
      },
    };
  };

/** Names the subject of a limit: the account of a user, else the address. */
const subjectOf = ({ caller, address }: Context): string =>
  caller.kind === 'user' ? `account ${caller.user.id}` : `address ${address}`;

/**
 * Names the first field that is wrong, so that a screen can mark it; a rule of the schema may name another error code.
 */
function invalidInput(error: z.$ZodError): DomainError {
  const code = error.issues.map(({ message }) => message).find(isErrorCode);
  if (code) return new DomainError(code, undefined, { cause: error });
  const field = error.issues[0]?.path.join('.') ?? '';
  return new DomainError('invalid-input', { field }, { cause: error });
}
