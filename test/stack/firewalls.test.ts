import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { propertiesOf, shown, synthesised } from './synthesised.ts';

let template: Template;

beforeAll(() => {
  ({ template } = synthesised('prod'));
});

type Rule = {
  Name: string;
  Action?: object;
  OverrideAction?: object;
  Statement: {
    RateBasedStatement?: { Limit: number; AggregateKeyType: string; ScopeDownStatement?: object };
    ManagedRuleGroupStatement?: { RuleActionOverrides: { Name: string; ActionToUse: object }[] };
  };
};

/** The firewall of a name, with its rules by name. */
function firewall(name: string) {
  const all = Object.values(propertiesOf(template, 'AWS::WAFv2::WebACL'));
  const found = all.find(({ Name }) => Name === name);
  if (!found) throw new Error(`There is no firewall ${name}.`);
  // The template's own notation.
  const rules = Object.fromEntries((found.Rules as Rule[]).map((rule) => [rule.Name, rule]));
  return { scope: found.Scope, rules };
}

const countedBy = (name: string, set: string) =>
  firewall(name).rules[set]?.Statement.ManagedRuleGroupStatement?.RuleActionOverrides.map(
    ({ Name, ActionToUse }) => `${Name}: ${Object.keys(ActionToUse)}`,
  );

const doors = ['preventivi-prod-graphql', 'preventivi-prod-sign-in'];

describe('the firewalls', () => {
  it('stand before the GraphQL API and the sign-in', () => {
    const associations = Object.values(propertiesOf(template, 'AWS::WAFv2::WebACLAssociation'));
    expect(associations.map(({ ResourceArn }) => shown(ResourceArn)).toSorted()).toEqual([
      'GraphqlApi.Arn',
      'IdentityPool.Arn',
    ]);
    expect(doors.map((name) => firewall(name).scope)).toEqual(['REGIONAL', 'REGIONAL']);
  });

  it.each(doors)('block what AWS knows as an attack or an attacker: %s', (name) => {
    const { rules } = firewall(name);
    const sets = Object.values(rules).filter(({ Statement }) => Statement.ManagedRuleGroupStatement);
    expect(sets.map(({ Name, OverrideAction }) => [Name, OverrideAction])).toEqual([
      ['AWSManagedRulesAmazonIpReputationList', { None: {} }],
      ['AWSManagedRulesKnownBadInputsRuleSet', { None: {} }],
      ['AWSManagedRulesCommonRuleSet', { None: {} }],
    ]);
    expect(countedBy(name, 'AWSManagedRulesKnownBadInputsRuleSet')).toEqual([]);
  });

  it('let long quotations and rich texts through to the GraphQL API, and nothing else', () => {
    expect(countedBy('preventivi-prod-graphql', 'AWSManagedRulesCommonRuleSet')).toEqual([
      'SizeRestrictions_BODY: Count',
      'CrossSiteScripting_BODY: Count',
    ]);
  });

  it('judge no bodies at the sign-in', () => {
    const counted = countedBy('preventivi-prod-sign-in', 'AWSManagedRulesCommonRuleSet') ?? [];
    expect(counted).toContain('SizeRestrictions_BODY: Count');
    expect(counted.filter((rule) => !/_BODY: Count$/.test(rule))).toEqual([]);
  });

  it('block an address that asks too often, sooner at the sign-in', () => {
    const rates = doors.map((name) => {
      const { Action, Statement } = firewall(name).rules.RequestsPerAddress ?? {};
      const { Limit, AggregateKeyType } = Statement?.RateBasedStatement ?? {};
      return { Action, Limit, AggregateKeyType };
    });
    expect(rates).toEqual([
      { Action: { Block: {} }, Limit: 3000, AggregateKeyType: 'IP' },
      { Action: { Block: {} }, Limit: 300, AggregateKeyType: 'IP' },
    ]);
  });

  it('do not count what functions sign: they share the addresses of AWS', () => {
    const { Statement } = firewall('preventivi-prod-graphql').rules.RequestsPerAddress ?? {};
    expect(Statement?.RateBasedStatement?.ScopeDownStatement).toMatchObject({
      NotStatement: {
        Statement: {
          ByteMatchStatement: {
            FieldToMatch: { SingleHeader: { Name: 'authorization' } },
            SearchString: 'AWS4-HMAC-SHA256 ',
            PositionalConstraint: 'STARTS_WITH',
          },
        },
      },
    });
  });

  it('keep a log of what they blocked or counted, without tokens, and no samples of requests', () => {
    const logs = Object.values(propertiesOf(template, 'AWS::WAFv2::LoggingConfiguration'));
    expect(logs).toHaveLength(2);
    for (const log of logs) {
      expect(log).toMatchObject({
        RedactedFields: [{ SingleHeader: { Name: 'authorization' } }],
        LoggingFilter: { DefaultBehavior: 'DROP' },
      });
      expect(shown(log.LogDestinationConfigs)).toMatch(/:log-group:aws-waf-logs-[\w-]+$/);
    }
    expect(JSON.stringify(template.toJSON())).not.toContain('"SampledRequestsEnabled":true');
  });
});
