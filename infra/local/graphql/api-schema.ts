import {
  buildSchema,
  type ConstDirectiveNode,
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
  Kind,
} from 'graphql';
import { notAuthorized } from './failures.ts';
import type { AuthMode, RequestCaller } from './identity.ts';
import { scalars } from './scalars.ts';
import { selectionSetList } from './selection-set-list.ts';

const directives = `
  directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
  directive @aws_iam on OBJECT | FIELD_DEFINITION
  directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
`;

const modes: Record<string, AuthMode> = { aws_cognito_user_pools: 'userPool', aws_iam: 'iam' };

/** `headers` are those that resolvers add to the answer of the request. */
export type FieldContext = { caller: RequestCaller; published: Published[]; headers: Record<string, string> };
/** The answer of a mutation, for those who subscribed to it. */
export type Published = { mutation: string; responseKey: string };
/** Answers a root field through its function. */
export type AnswerField = (
  field: { parentTypeName: string; fieldName: string; selectionSetList?: string[] },
  args: Record<string, unknown>,
  caller: RequestCaller,
  headers?: Record<string, string>,
) => Promise<unknown>;

/** The schema with AppSync's types, its directives enforced, and the root fields answered by `answer`. */
export function buildApiSchema(sdl: string, answer: AnswerField): GraphQLSchema {
  const declared = Object.keys(scalars).map((name) => `scalar ${name}`);
  const schema = buildSchema([directives, ...declared, sdl].join('\n'));
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type)) Object.assign(type, scalarBehaviour(type.name));
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) guard(type, field, answer);
  }
  return schema;
}

/** A schema made from text knows its scalars by name alone. */
function scalarBehaviour(name: string) {
  const scalar = scalars[name];
  return (
    scalar && {
      serialize: scalar.serialize,
      parseValue: scalar.parseValue,
      parseLiteral: scalar.parseLiteral,
    }
  );
}

type ApiField = GraphQLField<unknown, FieldContext>;

function guard(type: GraphQLObjectType, field: ApiField, answer: AnswerField) {
  const check = guardOf(type, field);
  if (type.name === 'Query' || type.name === 'Mutation') {
    field.resolve = async (_source, args, context, info) => {
      check(context.caller);
      const asked = { parentTypeName: type.name, fieldName: field.name };
      const selected = { ...asked, selectionSetList: selectionSetList(info) };
      const data = await answer(selected, args, context.caller, context.headers);
      if (type.name === 'Mutation') {
        context.published.push({ mutation: field.name, responseKey: String(info.path.key) });
      }
      return data;
    };
    return;
  }
  // An answer has thousands of these: none waits.
  field.resolve = (source, args, context, info) => {
    check(context.caller);
    return defaultFieldResolver(source, args, context, info);
  };
}

/** Refuses callers who may not have a field. Its directives count, else those of its type, else the user pool. */
export function guardOf(type: GraphQLObjectType, field: ApiField): (caller: RequestCaller) => void {
  const own = modesOf(field.astNode?.directives);
  const inherited = modesOf(type.astNode?.directives);
  const allowed = own.length > 0 ? own : inherited.length > 0 ? inherited : ['userPool'];
  return ({ mode }) => {
    if (!allowed.includes(mode)) throw notAuthorized(field.name, type.name);
  };
}

const modesOf = (nodes: readonly ConstDirectiveNode[] = []): AuthMode[] =>
  nodes.flatMap((node) => modes[node.name.value] ?? []);

/** The mutations whose answers a subscription field delivers. */
export function mutationsOf(field: ApiField): string[] {
  const subscribe = field.astNode?.directives?.find(({ name }) => name.value === 'aws_subscribe');
  const value = subscribe?.arguments?.[0]?.value;
  if (value?.kind !== Kind.LIST) return [];
  return value.values.flatMap((item) => (item.kind === Kind.STRING ? [item.value] : []));
}
