import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** The types of AppSync that the schema uses without declaring them. */
export const scalars: Record<string, GraphQLScalarType> = {
  AWSDateTime: dateTimeScalar(),
  AWSJSON: jsonScalar(),
};

function dateTimeScalar() {
  const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d(:\d\d)?)$/;
  const check = (value: unknown) => {
    if (typeof value === 'string' && form.test(value)) return value;
    throw new GraphQLError(`${JSON.stringify(value)} is not a valid AWSDateTime.`);
  };
  return new GraphQLScalarType({ name: 'AWSDateTime', serialize: check, parseValue: check });
}

/** A client sends JSON as a string and the function gets the value; a function answers a value and the client gets a string. */
function jsonScalar() {
  const parse = (value: unknown): unknown => {
    if (typeof value !== 'string') throw new GraphQLError('AWSJSON is sent as a string.');
    try {
      return JSON.parse(value);
    } catch {
      throw new GraphQLError('AWSJSON is not valid JSON.');
    }
  };
  return new GraphQLScalarType({
    name: 'AWSJSON',
    serialize: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
  });
}
