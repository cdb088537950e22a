import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** The types AppSync adds, which a schema uses without declaring them. */
const texts: Record<string, RegExp> = {
  AWSDate: /^\d{4}-\d\d-\d\d(Z|[+-]\d\d:\d\d(:\d\d)?)?$/,
  AWSTime: /^\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d(:\d\d)?)?$/,
  AWSDateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d(:\d\d)?)$/,
  AWSEmail: /^[^\s@]+@[^\s@]+$/,
  AWSURL: /^[a-z][a-z0-9+.-]*:\S+$/i,
  AWSPhone: /^\+?[\d\s-]{3,}$/,
  AWSIPAddress: /^[\da-f.:/]+$/i,
};

export const scalars: Record<string, GraphQLScalarType> = {
  ...Object.fromEntries(Object.entries(texts).map(([name, form]) => [name, textScalar(name, form)])),
  AWSTimestamp: new GraphQLScalarType({
    name: 'AWSTimestamp',
    serialize: (value) => wholeNumber(value),
    parseValue: (value) => wholeNumber(value),
  }),
  AWSJSON: jsonScalar(),
};

function textScalar(name: string, form: RegExp) {
  const check = (value: unknown) => {
    if (typeof value === 'string' && form.test(value)) return value;
    throw new GraphQLError(`${JSON.stringify(value)} is not a valid ${name}.`);
  };
  return new GraphQLScalarType({ name, serialize: check, parseValue: check });
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

function wholeNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new GraphQLError(`${JSON.stringify(value)} is not a valid AWSTimestamp.`);
}
