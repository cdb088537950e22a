import { fileURLToPath } from 'node:url';
import type { AnswerField } from './api-schema.ts';
import { loadResolver } from './load-resolver.ts';

export type Invoke = (functionName: string, event: unknown) => Promise<unknown>;
export type FieldOwner = { functionName: string; typeName: string; fieldName: string };

const resolverOf = loadResolver(fileURLToPath(new URL('../../resolver.js', import.meta.url)));

/** Lets the deployed resolver say what its function is sent, and what of the answer the caller sees. */
export function answerByFunctions(owners: readonly FieldOwner[], invoke: Invoke): AnswerField {
  const names = new Map(owners.map((owner) => [`${owner.typeName}.${owner.fieldName}`, owner.functionName]));
  return async (info, args, { identity, headers: sent = {} }, headers = {}) => {
    const name = names.get(`${info.parentTypeName}.${info.fieldName}`);
    if (!name) return null;
    const resolver = resolverOf(info, headers);
    const asked = { info, args, identity, request: { headers: sent } };
    const { payload } = resolver.request(asked);
    const outcome = await invoke(name, payload).then(
      (result) => ({ result }),
      (cause: unknown) => ({ result: null, error: { message: String(cause), type: 'Lambda:Unhandled' } }),
    );
    return resolver.response({ ...asked, ...outcome });
  };
}
