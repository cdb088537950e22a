import type * as z from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { type Caller, type Permission, refusal } from '#shared/access/permissions.ts';
import { DomainError } from '#shared/errors.ts';

/** What surrounds a run: who asks, and the time and ids that pure code may not make itself. */
export type Context = { caller: Caller; now: Date; newId: () => string };

/** One thing a caller can do. The permission and the input are checked before its first line runs. */
export type Operation<Output = unknown> = {
  readonly allow: Permission;
  run(args: unknown, context: Context): Promise<Output>;
};

export function operation<Schema extends z.$ZodType, Output>(definition: {
  allow: Permission;
  input: Schema;
  run: (input: z.output<Schema>, context: Context) => Promise<Output>;
}): Operation<Output> {
  return {
    allow: definition.allow,
    async run(args, context) {
      const refused = refusal(definition.allow, context.caller);
      if (refused) throw new DomainError(refused);
      const parsed = safeParse(definition.input, args);
      if (!parsed.success) throw invalidInput(parsed.error);
      return definition.run(parsed.data, context);
    },
  };
}

/** Names the first field that is wrong, so that a screen can mark it. */
function invalidInput(error: z.$ZodError): DomainError {
  const field = error.issues[0]?.path.join('.') ?? '';
  return new DomainError('invalid-input', { field }, { cause: error });
}
