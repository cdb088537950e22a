import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

/** Rules of AWS's sets that count instead of block, because what they look for is lawful at this door. */
type Counted = readonly string[];

export const countedForGraphql: Counted = [
  // A save of a long quotation is longer than the 8 KB that the rule allows.
  'SizeRestrictions_BODY',
  // Rich texts are HTML; the server cleans them.
  'CrossSiteScripting_BODY',
];

/** A user pool shows its firewall no bodies that could be judged: proofs of passwords and tokens, if anything. */
export const countedForUserPool: Counted = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

/** A set that AWS keeps up to date: it blocks, but for the rules that are to count. */
export function managedSet(name: string, priority: number, counted: Counted = []): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: measured(name),
  };
}

/** Blocks an address that asks more often than this in five minutes. */
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
