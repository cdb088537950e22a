import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import type { Resource } from './templates.ts';

const schemas = loadAwsServiceSpecSync();
const known = new Map(schemas.all('resource').map((schema) => [schema.cloudFormationType, schema]));

type Schema = NonNullable<ReturnType<typeof known.get>>;
type Properties = Schema['properties'];
type Type = Properties[string]['type'];
type Values = Record<string, unknown>;

/** Keys beside the type that a template may have for any resource. */
const ofEach =
  /^(Type|Properties|DependsOn|Metadata|Condition|CreationPolicy|DeletionPolicy|Update(ReplacePolicy|Policy))$/;

/** All that the schemas of CloudFormation say against a resource. */
export function problemsOf(resource: Resource & Values): string[] {
  const others = Object.keys(resource).filter((key) => !ofEach.test(key));
  const strange = others.map((key) => `${key}: no part of a resource`);
  // Answered by a function, which alone knows its properties.
  if (resource.Type.startsWith('Custom::')) return strange;
  const schema = known.get(resource.Type);
  if (!schema) return [`${resource.Type}: no such type`];
  const { Properties = {} } = resource;
  const readOnly = Object.keys(Properties).filter(
    (name) => name in schema.attributes && !(name in schema.properties),
  );
  const given = Object.fromEntries(Object.entries(Properties).filter(([name]) => !readOnly.includes(name)));
  return [
    ...strange,
    ...readOnly.map((name) => `${name}: read only`),
    ...wrongIn(given, schema.properties, ''),
  ];
}

function wrongIn(given: Values, properties: Properties, path: string): string[] {
  const missing = Object.entries(properties)
    .filter(([name, { required }]) => required && !(name in given))
    .map(([name]) => `${path}${name}: missing`);
  const wrong = Object.entries(given).flatMap(([name, value]) => {
    const property = properties[name];
    return property ? wrongOf(value, property.type, path + name) : [`${path}${name}: unknown`];
  });
  return [...missing, ...wrong];
}

/** The complaints of the type that has the fewest, when there are several. */
function wrongOf(value: unknown, type: Type, path: string): string[] {
  if (isLater(value)) return [];
  switch (type.type) {
    case 'union':
      return withoutOlder(type.types)
        .map((each) => wrongOf(value, each, path))
        .reduce((fewest, each) => (each.length < fewest.length ? each : fewest));
    case 'json':
      return [];
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((each, index) => wrongOf(each, type.element, `${path}[${index}]`))
        : [`${path}: no list`];
    case 'map':
      return isObject(value)
        ? Object.entries(value).flatMap(([key, each]) => wrongOf(each, type.element, `${path}.${key}`))
        : [`${path}: no map`];
    case 'ref':
      return isObject(value)
        ? wrongIn(value, schemas.get('typeDefinition', type.reference).properties, `${path}.`)
        : [`${path}: no object`];
    case 'tag':
      return isObject(value) && Object.keys(value).toSorted().join() === 'Key,Value'
        ? []
        : [`${path}: no tag`];
    default:
      return isPlain(value, type) ? [] : [`${path}: no ${type.type}, or none that is allowed: ${value}`];
  }
}

/** Any JSON is the older form of a list or an object with a schema. */
const withoutOlder = (types: readonly Type[]) =>
  types.some(({ type }) => /^(array|map|ref)$/.test(type))
    ? types.filter(({ type }) => type !== 'json')
    : types;

function isPlain(value: unknown, { type, ...limits }: Type): boolean {
  const allowed: readonly unknown[] | undefined =
    'allowedValues' in limits ? limits.allowedValues : undefined;
  if (allowed && !allowed.includes(value)) return false;
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === (type === 'date-time' ? 'string' : type);
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that CloudFormation finds while it deploys. */
const isLater = (value: unknown): boolean => {
  const [only, ...others] = isObject(value) ? Object.keys(value) : [];
  return others.length === 0 && /^(Ref$|Fn::)/.test(only ?? '');
};
