import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Places } from '#infra/rights/places.ts';
import { rightsOf } from '#infra/rights/rights-of.ts';
import type { Statement as Judged } from '#infra/rights/statement.ts';
import { functions } from '#lambdas/manifest.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { named, resourcesOf, type Statement, shown, statementsOf, synthesised } from './synthesised.ts';

const document = '../../docs/rights.md';
const head = `# Rights

What each function may do, and on what: everything its role allows, in an installation with mails and push messages. The file is written from the template that is deployed; \`vitest run --project stack test/stack/rights.test.ts -u\` writes it anew, and a change of it is to be read like one of code.

\`Table\`, \`Files\` and the like are the resources of the stack. \`*\` alone is on everything of the account: only services that know no resources have it.
`;

let template: Template;
let statements: Record<string, Statement[]>;

beforeAll(() => {
  const push = { secret: 'push', secretVersion: '1' };
  ({ template } = synthesised('prod', { push, mailSender: 'example.com' }));
  statements = Object.fromEntries(Object.keys(functions).map((name) => [name, ofFunction(name)]));
});

const ofFunction = (name: string): Statement[] =>
  statementsOf(template)
    .filter(([id]) => named(id) === `Functions${name}Role`)
    .map(([, statement]) => statement);

/** Actions as one reads them: in their order, without the service's name again and again. */
const actionsOf = ({ Action }: Statement) => shown(Action).split(', ').toSorted().join(', ');

const onlyIf = ({ Condition }: Statement) => {
  const rules = Object.values(Condition ?? {}).flatMap((rule) => Object.entries(rule as object));
  return rules.map(([key, value]) => `${key} in ${[value].flat().join(', ')}`).join('; ');
};

const lineOf = (statement: Statement) =>
  `| ${statement.Effect === 'Deny' ? 'never ' : ''}${actionsOf(statement)} | ${resourcesOf(statement)} | ${onlyIf(statement)} |`;

const sectionOf = ([name, own]: [string, Statement[]]) =>
  [`\n## ${name}\n`, '| may | on | where |', '|---|---|---|', ...own.map(lineOf).toSorted(), ''].join('\n');

/** The resources of the template, as `shown` names them. */
const places: Places = {
  table: 'Table.Arn',
  files: 'Files.Arn',
  userPool: 'IdentityPool.Arn',
  publishChange: 'GraphqlApi.Arn/types/Mutation/fields/publishChange',
  mails: {
    address: 'preventivi@example.com',
    identities: 'arn:AWS::Partition:ses:AWS::Region:AWS::AccountId:identity/*',
    reports: 'arn:AWS::Partition:ses:AWS::Region:AWS::AccountId:configuration-set/MailsReports',
  },
  topics: userTypes.map((type) => `Pushes${type.replaceAll('-', '')}`),
  devices: 'arn:AWS::Partition:sns:AWS::Region:AWS::AccountId:endpoint/GCM/preventivi-prod/*',
  canarySecret: 'Canary',
};

/** Every function has these beside the words of the manifest: its log, its traces, its dead letters, its stream. */
const ofLambda = /^(logs|xray|sqs):|^dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)$/;

type Part = { effect?: string | undefined; action: string; resource: string; condition?: object | undefined };

/** A condition as text: a single value is as good as a list of one. */
const asText = (condition: object = {}) =>
  Object.entries(condition)
    .flatMap(([operator, wanted]: [string, object]) =>
      Object.entries(wanted).map(([name, values]) => `${operator} ${name} ${[values].flat().toSorted()}`),
    )
    .toSorted()
    .join('; ');

const lineOfPart = ({ effect = 'Allow', action, resource, condition }: Part) =>
  `${effect} ${action} ${resource} ${asText(condition)}`;

const synthesisedParts = (own: Statement[]): string[] =>
  own.flatMap(({ Effect, Action, Resource, Condition }) =>
    shown(Action)
      .split(', ')
      .filter((action) => !ofLambda.test(action))
      .flatMap((action) =>
        shown(Resource)
          .split(', ')
          .map((resource) => lineOfPart({ effect: Effect, action, resource, condition: Condition })),
      ),
  );

const judgedParts = (own: readonly Judged[] = []): string[] =>
  own.flatMap(({ effect, actions, resources, conditions }) =>
    actions.flatMap((action) =>
      resources.map((resource) => lineOfPart({ effect, action, resource, condition: conditions })),
    ),
  );

/** Letters that IAM allows in the policies of a role, and how many of them a test lets be used. */
const mostLetters = 10_240 * 0.9;
/** An ARN is longer than the name of its resource. */
const longestArn = 120;

const lettersOf = (own: Statement[]): number =>
  JSON.stringify(own, (key, value) =>
    key === 'Resource' ? [value].flat().map((one) => shown(one).padEnd(longestArn)) : value,
  ).length;

describe('the rights of functions', () => {
  it('are those that docs/rights.md lists, function by function', async () => {
    const sections = Object.entries(statements).toSorted(([one], [other]) => one.localeCompare(other));
    await expect(head + sections.map(sectionOf).join('')).toMatchFileSnapshot(document);
  });

  it('are those that the local cloud judges calls by', () => {
    const judging = rightsOf(functions, places);
    for (const [name, own] of Object.entries(statements)) {
      const judged = [...new Set(judgedParts(judging[name]))].toSorted();
      expect([...new Set(synthesisedParts(own))].toSorted(), name).toEqual(judged);
    }
  });

  it('leave a tenth of the room that IAM gives to the policies of a role', () => {
    for (const [name, own] of Object.entries(statements))
      expect(lettersOf(own), name).toBeLessThan(mostLetters);
  });

  it('are given to every function, and allow nothing by a wildcard of a service', () => {
    const withoutAny = Object.entries(statements).filter(([, own]) => own.length === 0);
    expect(withoutAny.map(([name]) => name)).toEqual([]);
    const wide = Object.entries(statements).flatMap(([name, own]) =>
      own.filter((one) => /\*/.test(shown(one.Action))).map(() => name),
    );
    expect(wide).toEqual([]);
  });

  it('name their resources, but for services that know none', () => {
    const onAll = Object.values(statements)
      .flat()
      .filter(({ Resource }) => /(^|, )\*/.test(shown(Resource)));
    // X-Ray and Translate know no resources, SNS none but topics (infra/constructs/grant-rights.ts).
    const services = new Set(
      onAll.flatMap((one) => actionsOf(one).split(', ')).map((one) => one.split(':')[0]),
    );
    expect(services).toEqual(new Set(['xray', 'translate', 'sns']));
  });
});
