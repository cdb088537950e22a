import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  type OperationTypeNode,
} from 'graphql';
import { buildApiSchema } from '#infra/local/graphql/api-schema.ts';
import { mergedSchema } from '#lambdas/schema.ts';

/** The schema of the API, for reading. */
export const apiSchema: GraphQLSchema = buildApiSchema(mergedSchema(), async () => null);

/** The root field `Type.field` of the API. */
export function rootField(operation: string) {
  const [typeName, fieldName = ''] = operation.split('.');
  const type = apiSchema.getRootType(typeName?.toLowerCase() as OperationTypeNode);
  const field = type?.getFields()[fieldName];
  if (!field) throw new Error(`The schema has no ${operation}.`);
  return field;
}

/** A document that selects the whole answer of one root field, with its arguments as variables of the same names. */
export function documentOf(operation: string): string {
  const { name, args, type } = rootField(operation);
  const variables = args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const root = operation.split('.')[0]?.toLowerCase();
  const call = `${name}${args.length > 0 ? `(${given})` : ''}`;
  return `${root} ${args.length > 0 ? `(${variables})` : ''} { ${call} ${selectionOf(type)} }`;
}

/** All fields of a type, down to its leaves. */
function selectionOf(output: GraphQLOutputType): string {
  const type = getNamedType(output);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map((field) => `${field.name} ${selectionOf(field.type)}`);
  return `{ ${fields.join(' ')} }`;
}
