import { ArnFormat, Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { countedInBodies, managedSet, measured, rateRule } from './firewall-rules.ts';

export type FirewallProps = {
  name: string;
  /** ARN of what stands behind it. */
  guards: string;
  /** Requests of one address in five minutes. */
  rate: number;
  /** The requests whose address is judged; all, when left out. */
  addressesOf?: CfnWebACL.StatementProperty;
  /** Rules of this door alone, after the rate. */
  also?: CfnWebACL.RuleProperty[];
};

/** Looks at every request before a door does: one address too often, known attacks, addresses of ill repute. */
export class Firewall extends Construct {
  private readonly metricName: string;

  constructor(scope: Construct, id: string, { name, guards, rate, addressesOf, also = [] }: FirewallProps) {
    super(scope, id);
    this.metricName = name;
    const acl = new CfnWebACL(this, 'Acl', {
      name,
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      rules: [
        rateRule(rate, addressesOf),
        ...also,
        managedSet('AWSManagedRulesAmazonIpReputationList', 1, { only: addressesOf }),
        managedSet('AWSManagedRulesKnownBadInputsRuleSet', 2),
        managedSet('AWSManagedRulesCommonRuleSet', 3, { counted: countedInBodies }),
      ],
      visibilityConfig: measured(name),
    });
    const logging = this.keepLog(name, acl);
    const door = new CfnWebACLAssociation(this, 'Door', { resourceArn: guards, webAclArn: acl.attrArn });
    // WAF may not find a list that it has just made (WAFUnavailableEntityException): the log gives it time.
    door.node.addDependency(logging);
  }

  /** Requests that were turned away. */
  get blocked(): Metric {
    return new Metric({
      namespace: 'AWS/WAFV2',
      metricName: 'BlockedRequests',
      dimensionsMap: { WebACL: this.metricName, Region: Aws.REGION, Rule: 'ALL' },
      statistic: Stats.SUM,
      period: Duration.minutes(5),
    });
  }

  /** Blocked or counted requests, without the tokens. WAF accepts only a log of such a name. */
  private keepLog(name: string, acl: CfnWebACL): CfnLoggingConfiguration {
    const log = new LogGroup(this, 'Log', {
      logGroupName: `aws-waf-logs-${name}`,
      retention: RetentionDays.ONE_MONTH,
      // Also in prod: its name is fixed, and a log left behind would stop the next stack of the stage.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const logging = new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: acl.attrArn,
      // WAF refuses the ARN that ends in the wildcard of the log's streams.
      logDestinationConfigs: [
        Stack.of(this).formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: `aws-waf-logs-${name}`,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      // The live socket's token comes as its protocol, or in the address where a client cannot name a protocol.
      redactedFields: [
        { singleHeader: { Name: 'authorization' } },
        { singleHeader: { Name: 'sec-websocket-protocol' } },
        { queryString: {} },
      ],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: ['BLOCK', 'COUNT'].map((Action) => ({ ActionCondition: { Action } })),
          },
        ],
      },
    });
    logging.node.addDependency(log);
    return logging;
  }
}
