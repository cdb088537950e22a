import type { AnswerField } from './api-schema.ts';
import { fieldFailure, notAuthorized } from './failures.ts';

export type Invoke = (functionName: string, event: unknown) => Promise<unknown>;
export type FieldOwner = { functionName: string; typeName: string; fieldName: string };

/** Does what infra/resolver.js does: one Invoke a field, and the function's `{data}` or `{error}` taken apart. */
export function answerByFunctions(owners: readonly FieldOwner[], invoke: Invoke): AnswerField {
  const names = new Map(owners.map((owner) => [`${owner.typeName}.${owner.fieldName}`, owner.functionName]));
  return async (info, args, { identity }) => {
    const name = names.get(`${info.parentTypeName}.${info.fieldName}`);
    if (!name) return null;
    const reply = await invoke(name, { info, arguments: args, identity }).catch(() => undefined);
    if (typeof reply !== 'object' || reply === null) throw fieldFailure('internal');
    if ('error' in reply && reply.error) {
      // A listener learns no more than that.
      if (info.parentTypeName === 'Subscription') throw notAuthorized(info.fieldName, 'Subscription');
      throw failureFrom(reply.error);
    }
    return 'data' in reply ? reply.data : null;
  };
}

function failureFrom(error: unknown) {
  if (typeof error !== 'object' || error === null || !('code' in error)) return fieldFailure('internal');
  return fieldFailure(String(error.code), 'params' in error ? (error.params ?? null) : null);
}
