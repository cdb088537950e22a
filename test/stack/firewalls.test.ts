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
    RateBasedStatement?: {
      Limit: number;
      AggregateKeyType: string;
      EvaluationWindowSec: number;
      ScopeDownStatement?: object;
    };
    OrStatement?: {
      Statements: {
        ByteMatchStatement: {
          FieldToMatch: { SingleHeader: { Name: string } };
          PositionalConstraint: string;
          SearchString: string;
        };
      }[];
    };
    ManagedRuleGroupStatement?: {
      VendorName: string;
      Name: string;
      RuleActionOverrides: { Name: string; ActionToUse: object }[];
      ScopeDownStatement?: object;
    };
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

/** The rules of AWSManagedRulesCommonRuleSet as AWS lists them. */
const commonSet = [
  'NoUserAgent_HEADER',
  'UserAgent_BadBots_HEADER',
  'SizeRestrictions_QUERYSTRING',
  'SizeRestrictions_Cookie_HEADER',
  'SizeRestrictions_BODY',
  'SizeRestrictions_URIPATH',
  'EC2MetaDataSSRF_BODY',
  'EC2MetaDataSSRF_COOKIE',
  'EC2MetaDataSSRF_URIPATH',
  'EC2MetaDataSSRF_QUERYARGUMENTS',
  'GenericLFI_QUERYARGUMENTS',
  'GenericLFI_URIPATH',
  'GenericLFI_BODY',
  'RestrictedExtensions_URIPATH',
  'RestrictedExtensions_QUERYARGUMENTS',
  'GenericRFI_QUERYARGUMENTS',
  'GenericRFI_BODY',
  'GenericRFI_URIPATH',
  'CrossSiteScripting_COOKIE',
  'CrossSiteScripting_QUERYARGUMENTS',
  'CrossSiteScripting_BODY',
  'CrossSiteScripting_URIPATH',
];

/** Long quotations, rich texts, shortened paths, links to files and to machines of one's own network. */
const lawfulInBodies = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

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

  it('are set before their doors when their logs are, as WAF may not find a list that it has just made', () => {
    const associations = template.findResources('AWS::WAFv2::WebACLAssociation');
    const logs = Object.keys(template.findResources('AWS::WAFv2::LoggingConfiguration'));
    expect(Object.values(associations).flatMap(({ DependsOn }) => DependsOn)).toEqual(logs);
  });

  it.each(doors)('block what AWS knows as an attack or an attacker: %s', (name) => {
    const { rules } = firewall(name);
    const sets = Object.values(rules).filter(({ Statement }) => Statement.ManagedRuleGroupStatement);
    const blocking = sets.map(({ OverrideAction, Statement: { ManagedRuleGroupStatement: set } }) => ({
      set: `${set?.VendorName} ${set?.Name}`,
      OverrideAction,
    }));
    expect(blocking).toEqual([
      { set: 'AWS AWSManagedRulesAmazonIpReputationList', OverrideAction: { None: {} } },
      { set: 'AWS AWSManagedRulesKnownBadInputsRuleSet', OverrideAction: { None: {} } },
      { set: 'AWS AWSManagedRulesCommonRuleSet', OverrideAction: { None: {} } },
    ]);
    expect(countedBy(name, 'AWSManagedRulesAmazonIpReputationList')).toEqual([]);
    expect(countedBy(name, 'AWSManagedRulesKnownBadInputsRuleSet')).toEqual([]);
  });

  it.each(doors)('judge no body by what a lawful text may hold, and nothing else less: %s', (name) => {
    const counted = countedBy(name, 'AWSManagedRulesCommonRuleSet');
    expect(counted).toEqual(lawfulInBodies.map((rule) => `${rule}: Count`));
    expect(lawfulInBodies.filter((rule) => !commonSet.includes(rule))).toEqual([]);
    expect(commonSet.filter((rule) => rule.endsWith('_BODY')).toSorted()).toEqual(lawfulInBodies.toSorted());
  });

  it('block an address that asks too often, sooner at the sign-in', () => {
    const rates = doors.map((name) => {
      const { Action, Statement } = firewall(name).rules.RequestsPerAddress ?? {};
      const { Limit, AggregateKeyType, EvaluationWindowSec } = Statement?.RateBasedStatement ?? {};
      return { Action, Limit, AggregateKeyType, EvaluationWindowSec };
    });
    expect(rates).toEqual([
      { Action: { Block: {} }, Limit: 3000, AggregateKeyType: 'IP', EvaluationWindowSec: 300 },
      { Action: { Block: {} }, Limit: 300, AggregateKeyType: 'IP', EvaluationWindowSec: 300 },
    ]);
  });

  it('neither count nor judge the address of what functions sign: they share the addresses of AWS', () => {
    const { rules } = firewall('preventivi-prod-graphql');
    const reputation = rules.AWSManagedRulesAmazonIpReputationList?.Statement.ManagedRuleGroupStatement;
    const counted = rules.RequestsPerAddress?.Statement.RateBasedStatement?.ScopeDownStatement;
    expect(reputation?.ScopeDownStatement).toEqual(counted);
    expect(counted).toMatchObject({
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

  it('let no session do past the server what the server must tell of', () => {
    const { ServerOnly } = firewall('preventivi-prod-sign-in').rules;
    expect(ServerOnly?.Action).toEqual({ Block: {} });
    const looked = ServerOnly?.Statement.OrStatement?.Statements.map(({ ByteMatchStatement: match }) => [
      match.FieldToMatch.SingleHeader.Name,
      match.PositionalConstraint,
      match.SearchString,
    ]);
    for (const call of ['changepassword', 'updateuserattributes', 'deleteuserattributes', 'deleteuser']) {
      expect(looked).toContainEqual(['x-amzn-cognito-operation-name', 'EXACTLY', call]);
      expect(looked).toContainEqual(['x-amz-target', 'EXACTLY', `awscognitoidentityproviderservice.${call}`]);
    }
    expect(firewall('preventivi-prod-graphql').rules.ServerOnly).toBeUndefined();
  });

  it('keep a log of what they blocked or counted, without tokens, and no samples of requests', () => {
    const logs = Object.values(propertiesOf(template, 'AWS::WAFv2::LoggingConfiguration'));
    expect(logs).toHaveLength(2);
    for (const log of logs) {
      expect(log).toMatchObject({
        RedactedFields: [
          { SingleHeader: { Name: 'authorization' } },
          { SingleHeader: { Name: 'sec-websocket-protocol' } },
          { QueryString: {} },
        ],
        LoggingFilter: {
          DefaultBehavior: 'DROP',
          Filters: [
            {
              Behavior: 'KEEP',
              Requirement: 'MEETS_ANY',
              Conditions: [
                { ActionCondition: { Action: 'BLOCK' } },
                { ActionCondition: { Action: 'COUNT' } },
              ],
            },
          ],
        },
      });
      expect(shown(log.LogDestinationConfigs)).toMatch(/:log-group:aws-waf-logs-[\w-]+$/);
    }
    expect(JSON.stringify(template.toJSON())).not.toContain('"SampledRequestsEnabled":true');
  });
});
