import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { Firewall, type FirewallProps } from './firewall.ts';
import { notSignedByFunctions, serverOnlyRule } from './firewall-rules.ts';
import type { GraphqlApi } from './graphql-api.ts';
import type { Identity } from './identity.ts';

type Props = { name: string; graphqlApi: GraphqlApi; identity: Identity; alarms: Alarms };

/** Requests of one address in five minutes: an office of thirty people behind one address stays far below. */
const graphqlRate = 3000;
/** A sign-in takes two requests, a renewed session one an hour. */
const signInRate = 300;
/** Blocked in five minutes: a scanner alone stays below. */
const blockedSpike = 500;

/** The firewalls of the GraphQL API and of the sign-in. HTTP APIs and their routes take none: those have limits. */
export class Firewalls extends Construct {
  constructor(scope: Construct, id: string, { name, graphqlApi, identity, alarms }: Props) {
    super(scope, id);
    const guard = (place: string, props: FirewallProps) => {
      const { blocked } = new Firewall(this, place, props);
      alarms.raise(this, `${place}Blocked`, {
        metric: blocked,
        threshold: blockedSpike,
        says: `The firewall ${props.name} blocks many requests.`,
        runbook: 'blocked-requests',
      });
    };
    guard('Graphql', {
      name: `${name}-graphql`,
      guards: graphqlApi.api.arn,
      rate: graphqlRate,
      addressesOf: notSignedByFunctions,
    });
    guard('SignIn', {
      name: `${name}-sign-in`,
      guards: identity.pool.userPoolArn,
      rate: signInRate,
      also: [serverOnlyRule(4)],
    });
  }
}
