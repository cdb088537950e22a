import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { rootField } from '#test/support/api-document.ts';

type Values = Record<string, unknown>;
/** One scalar argument of an operation: `input.selectedProducts.0.note`. */
export type Leaf = { path: string[]; type: string };

/** Values that point to the test's own subject, by field name. */
const known: Values = { sId: 'primer', product: 'piave-fissativo', consumptionRange: 0 };

/** Every scalar argument of an operation, through lists and input types. */
export const leavesOf = (operation: string): Leaf[] =>
  rootField(operation).args.flatMap(({ name, type }) => leaves(type, [name]));

function leaves(type: GraphQLInputType, path: string[]): Leaf[] {
  const bare = getNullableType(type);
  if (isListType(bare)) return leaves(bare.ofType, [...path, '0']);
  if (!isInputObjectType(bare)) return [{ path, type: bare.name }];
  return Object.values(bare.getFields()).flatMap((field) => leaves(field.type, [...path, field.name]));
}

/** Every input type or list among the arguments. */
export const branchesOf = (operation: string): string[][] => {
  const all = leavesOf(operation).flatMap(({ path }) => path.map((_, index) => path.slice(0, index)));
  const held = all.filter(({ length }) => length > 0);
  return [...new Map(held.map((path) => [path.join('.'), path])).values()];
};

/** Good arguments with one value replaced. */
export function withValue(operation: string, args: Values, path: readonly string[], value: unknown): Values {
  const [name = '', ...rest] = path;
  const argument = rootField(operation).args.find((one) => one.name === name);
  return argument ? { ...args, [name]: placed(argument.type, args[name], rest, value) } : args;
}

function placed(type: GraphQLInputType, current: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const bare = getNullableType(type);
  if (isListType(bare)) {
    return [placed(bare.ofType, Array.isArray(current) ? current[0] : undefined, rest, value)];
  }
  if (!isInputObjectType(bare)) return value;
  const field = bare.getFields()[name];
  const holder: Values = { ...sampleObject(type), ...(typeof current === 'object' ? current : {}) };
  return field ? { ...holder, [name]: placed(field.type, holder[name], rest, value) } : holder;
}

/** An input object with its required fields. */
function sampleObject(type: GraphQLInputType): Values {
  const bare = getNullableType(type);
  if (!isInputObjectType(bare)) return {};
  const needed = Object.values(bare.getFields()).filter(
    (field) => getNullableType(field.type) !== field.type,
  );
  return Object.fromEntries(needed.map(({ name, type: of }) => [name, known[name] ?? sample(of)]));
}

const plainSamples: Values = { Int: 1, Float: 1, Boolean: true };

function sample(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [sample(bare.ofType)];
  if (isInputObjectType(bare)) return sampleObject(type);
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  return plainSamples[bare.name] ?? 'x';
}

/** One document that runs an operation once for each set of arguments. */
export function severalTimes(operation: string, calls: readonly Values[]) {
  const { name, args, type } = rootField(operation);
  const selection = isObjectType(getNamedType(type)) ? '{ __typename }' : '';
  const declared = calls.flatMap((_, index) => args.map((arg) => `$${arg.name}${index}: ${arg.type}`));
  const fields = calls.map((_, index) => {
    const given = args.map((arg) => `${arg.name}: $${arg.name}${index}`).join(', ');
    return `call${index}: ${name}${given && `(${given})`} ${selection}`;
  });
  const variables = calls.flatMap((call, index) =>
    Object.entries(call).map(([key, value]) => [`${key}${index}`, value]),
  );
  const root = operation.split('.')[0]?.toLowerCase();
  const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
  return { query: `${root} ${head} { ${fields.join(' ')} }`, variables: Object.fromEntries(variables) };
}
