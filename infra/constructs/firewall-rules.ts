import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { serverOnly } from '#infra/server-only.ts';

/**
 * Rules of the common set that count instead of block: bodies of lawful requests match them too. A note of a quotation
 * is free text: the server cleans it, and never opens it as a path or fetches it as an address. A user pool shows its
 * firewall no body that could be judged. Known exploits of the other set are blocked in bodies as well.
 */
export const countedInBodies = [
  // A save of a long quotation is longer than the 8 KB that the rule allows.
  'SizeRestrictions_BODY',
  // Rich texts are HTML.
  'CrossSiteScripting_BODY',
  // "../" is how people shorten a path in a note.
  'GenericLFI_BODY',
  // Notes hold links, also to a file …
  'GenericRFI_BODY',
  // … or to a machine of one's own network.
  'EC2MetaDataSSRF_BODY',
];

/** A set that AWS keeps up to date: it blocks, but for the rules that are to count. */
export function managedSet(
  name: string,
  priority: number,
  {
    counted = [],
    only,
  }: { counted?: readonly string[]; only?: CfnWebACL.StatementProperty | undefined } = {},
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        ...(only && { scopeDownStatement: only }),
      },
    },
    visibilityConfig: measured(name),
  };
}

/** Blocks an address that sends more requests than this in five minutes. */
export function rateRule(limit: number, only?: CfnWebACL.StatementProperty): CfnWebACL.RuleProperty {
  return {
    name: 'RequestsPerAddress',
    priority: 0,
    action: { block: {} },
    statement: {
      rateBasedStatement: {
        limit,
        aggregateKeyType: 'IP',
        evaluationWindowSec: 300,
        ...(only && { scopeDownStatement: only }),
      },
    },
    visibilityConfig: measured('RequestsPerAddress'),
  };
}

/** The headers in which Cognito shows its firewall what is asked. */
const operationHeaders = [
  { Name: 'x-amzn-cognito-operation-name', before: '' },
  { Name: 'x-amz-target', before: 'AWSCognitoIdentityProviderService.' },
];

/** Blocks what a session could do with its account past the server (ADR 10); what a role has signed is not looked at. */
export const serverOnlyRule = (priority: number): CfnWebACL.RuleProperty => ({
  name: 'ServerOnly',
  priority,
  action: { block: {} },
  statement: {
    orStatement: {
      statements: operationHeaders.flatMap(({ Name, before }) =>
        serverOnly.map((operation) => ({
          byteMatchStatement: {
            fieldToMatch: { singleHeader: { Name } },
            positionalConstraint: 'EXACTLY',
            searchString: `${before}${operation}`.toLowerCase(),
            textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
          },
        })),
      ),
    },
  },
  visibilityConfig: measured('ServerOnly'),
});

/** Functions share AWS's addresses, and what they sign is checked before anything runs. */
export const notSignedByFunctions: CfnWebACL.StatementProperty = {
  notStatement: {
    statement: {
      byteMatchStatement: {
        fieldToMatch: { singleHeader: { Name: 'authorization' } },
        positionalConstraint: 'STARTS_WITH',
        searchString: 'AWS4-HMAC-SHA256 ',
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    },
  },
};

/** Counted as a metric. Samples are off: they would show tokens; the log leaves them out. */
export const measured = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});
