import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { GraphqlApi } from './graphql-api.ts';
import type { HttpApi } from './http-api.ts';
import type { Identity } from './identity.ts';

type Props = { graphqlApi: GraphqlApi; httpApi: HttpApi; identity: Identity; alarms: Alarms };

/** The longest waits of users, 19 times of 20: for a screen's data, and for a document with its cold start. */
const slowAnswer = { graphql: Duration.seconds(2), http: Duration.seconds(10) };
/** A single slow stretch is a deployment or a cold morning; three in a row are not. */
const lasting = { evaluationPeriods: 3 };
const period = Duration.minutes(5);

/** Errors and slowness of the two APIs, and sign-ins that Cognito refuses because there are too many. */
export function watchDoors(place: Construct, { graphqlApi, httpApi, identity, alarms }: Props): void {
  alarms.raise(place, 'GraphqlErrors', {
    metric: graphqlMetric(graphqlApi, '5XXError', Stats.SUM),
    says: 'The GraphQL API itself failed.',
    runbook: 'api-errors',
  });
  alarms.raise(place, 'HttpErrors', {
    metric: httpApi.api.metricServerError({ period, statistic: Stats.SUM }),
    says: 'An HTTP route failed.',
    runbook: 'api-errors',
  });
  alarms.raise(place, 'GraphqlLatency', {
    metric: graphqlMetric(graphqlApi, 'Latency', Stats.p(95)),
    threshold: slowAnswer.graphql.toMilliseconds(),
    ...lasting,
    says: `One GraphQL answer in twenty takes more than ${slowAnswer.graphql.toSeconds()} seconds.`,
    runbook: 'slow-answers',
  });
  alarms.raise(place, 'HttpLatency', {
    metric: httpApi.api.metricLatency({ period, statistic: Stats.p(95) }),
    threshold: slowAnswer.http.toMilliseconds(),
    ...lasting,
    says: `One document in twenty takes more than ${slowAnswer.http.toSeconds()} seconds.`,
    runbook: 'slow-answers',
  });
  alarms.raise(place, 'SignInThrottles', {
    metric: refusedSignIns(identity),
    says: 'Cognito refused sign-ins or renewals because there were too many.',
    runbook: 'sign-in-throttles',
  });
}

const graphqlMetric = ({ api }: GraphqlApi, metricName: string, statistic: string) =>
  new Metric({
    namespace: 'AWS/AppSync',
    metricName,
    dimensionsMap: { GraphQLAPIId: api.apiId },
    statistic,
    period,
  });

function refusedSignIns({ pool, client }: Identity) {
  const refused = (metricName: string) =>
    new Metric({
      namespace: 'AWS/Cognito',
      metricName,
      dimensionsMap: { UserPool: pool.userPoolId, UserPoolClient: client.userPoolClientId },
      statistic: Stats.SUM,
    });
  return new MathExpression({
    expression: 'FILL(signIns, 0) + FILL(renewals, 0)',
    label: 'Refused sign-ins and renewals',
    usingMetrics: { signIns: refused('SignInThrottles'), renewals: refused('TokenRefreshThrottles') },
    period,
  });
}
