import { globSync, readdirSync, readFileSync } from 'node:fs';
import type { Template } from 'aws-cdk-lib/assertions';
import {
  type ASTNode,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiLimits } from '#infra/api-limits.ts';
import { buildApiSchema } from '#infra/local/graphql/api-schema.ts';
import { problemsOf } from '#infra/local/graphql/run-request.ts';
import { fields, mergedSchema } from '#lambdas/schema.ts';
import { onlyOne, propertiesOf, shown, synthesised } from './synthesised.ts';

let template: Template;

beforeAll(() => {
  ({ template } = synthesised('prod'));
});

describe('the GraphQL API', () => {
  it('answers every field through the function whose area declares it', () => {
    const resolvers = Object.values(propertiesOf(template, 'AWS::AppSync::Resolver'));
    const sources = Object.values(propertiesOf(template, 'AWS::AppSync::DataSource'));
    const lambdaOf = (source: unknown) => {
      const { LambdaConfig } = sources.find(({ Name }) => Name === source) ?? {};
      return shown((LambdaConfig as { LambdaFunctionArn: unknown } | undefined)?.LambdaFunctionArn);
    };
    const resolved = resolvers.map(
      ({ TypeName, FieldName, DataSourceName }) => `${TypeName}.${FieldName}: ${lambdaOf(DataSourceName)}`,
    );
    const declared = fields.map(
      ({ typeName, fieldName, functionName }) =>
        `${typeName}.${fieldName}: Functions${functionName}Function.Arn`,
    );
    expect(resolved.toSorted()).toEqual(declared.toSorted());
  });

  it('takes users and signed functions, tells nobody its schema, bounds requests and traces', () => {
    expect(onlyOne(template, 'AWS::AppSync::GraphQLApi').Properties).toMatchObject({
      AuthenticationType: 'AMAZON_COGNITO_USER_POOLS',
      AdditionalAuthenticationProviders: [{ AuthenticationType: 'AWS_IAM' }],
      IntrospectionConfig: 'DISABLED',
      QueryDepthLimit: apiLimits.depth,
      ResolverCountLimit: apiLimits.resolvers,
      XrayEnabled: true,
      LogConfig: { FieldLogLevel: 'ERROR', ExcludeVerboseContent: true },
    });
  });
});

describe('the schema that AppSync gets', () => {
  const definition = () => String(onlyOne(template, 'AWS::AppSync::GraphQLSchema').Properties.Definition);
  const files = globSync('lambdas/*/schema.graphql').map((file) => readFileSync(file, 'utf8'));

  it('is that of the areas, whole', () => {
    expect(partsOf([definition()])).toEqual(partsOf(files));
  });

  it('has no descriptions, on some of which the parser of AppSync fails, and a twentieth of the 1 MB it may have', () => {
    expect(describedIn(files.join('\n')).length).toBeGreaterThan(300);
    expect(describedIn(definition())).toEqual([]);
    expect(definition().length).toBeLessThan(100_000);
  });
});

describe('the limits of a request', () => {
  const schema = buildApiSchema(mergedSchema(), async () => undefined);
  const app = parse(
    readdirSync('web', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => readFileSync(`web/${file}`, 'utf8'))
      .join('\n'),
  );
  /** An operation with the fragments it uses: an unused one is refused. */
  const requests = app.definitions
    .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({ name: operation.name?.value, document: requestOf(operation, app) }));
  const refusals = (document: DocumentNode) =>
    problemsOf(schema, document, apiLimits.depth).map(({ message }) => message);

  it.each(requests)('let the app ask what it asks: $name', ({ document }) => {
    expect(refusals(document)).toEqual([]);
  });

  it('let nobody ask for the same thing under many names', () => {
    const times = (count: number) =>
      parse(`{ ${Array.from({ length: count }, (_, at) => `a${at}: currentUser { id }`).join(' ')} }`);
    expect(refusals(times(apiLimits.resolvers))).toEqual([]);
    expect(refusals(times(apiLimits.resolvers + 1))).toEqual([expect.stringContaining('limit exceeded')]);
  });
});

/** The parts of a schema in any order, without descriptions: each type, and each field of the root types. */
function partsOf(texts: readonly string[]): string[] {
  const parts = texts
    .flatMap((text) => parse(text).definitions)
    .flatMap((node): [root: string, ASTNode][] => {
      const isRoot =
        node.kind === Kind.OBJECT_TYPE_DEFINITION && /^(Query|Mutation|Subscription)$/.test(node.name.value);
      return isRoot ? (node.fields ?? []).map((field) => [node.name.value, field]) : [['', node]];
    });
  return parts.map(([root, part]) => `${root} ${print(undescribed(part))}`).toSorted();
}

const undescribed = (part: ASTNode): ASTNode =>
  visit(part, {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });

/** Every node of a schema with a description. */
function describedIn(text: string): string[] {
  const described: string[] = [];
  visit(parse(text), {
    enter(node) {
      if ('description' in node && node.description) described.push(print(node));
    },
  });
  return described;
}

function requestOf(operation: OperationDefinitionNode, all: DocumentNode): DocumentNode {
  const used = new Map<string, DocumentNode['definitions'][number]>();
  const collect = (node: DocumentNode['definitions'][number]) =>
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = all.definitions.find(
          (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === value,
        );
        if (!fragment || used.has(value)) return;
        used.set(value, fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] };
}
