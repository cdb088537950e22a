import type { Claims } from '#infra/local/cognito/tokens.ts';
import { startGraphql } from '#infra/local/graphql/start-graphql.ts';
import { serveLocally } from './serve-locally.ts';

const sdl = `
  type Price { amount: Float parent: Price }
  type Paint { id: ID! name: String! colour: String price: Price madeAt: AWSDateTime extra: AWSJSON }
  type News @aws_iam @aws_cognito_user_pools { room: String! text: String }
  type Query { paint(id: ID!): Paint  broken: String }
  type Mutation {
    describe(id: ID!, extra: AWSJSON): Paint
    publishNews(room: String!, text: String): News @aws_iam
  }
  type Subscription { onNews(room: String!): News @aws_subscribe(mutations: ["publishNews"]) @aws_cognito_user_pools }
`;
const owner = (typeName: string, fieldName: string) => ({ functionName: 'paints', typeName, fieldName });
const fields = [
  owner('Query', 'paint'),
  owner('Query', 'broken'),
  owner('Mutation', 'describe'),
  owner('Mutation', 'publishNews'),
  owner('Subscription', 'onNews'),
];

const claims: Claims = {
  iss: 'pool',
  sub: 'anna',
  token_use: 'access',
  exp: 0,
  origin_jti: '1',
  username: 'anna',
};
export const token = 'token of Anna';
export const keys = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

export type FieldEvent = {
  info: { parentTypeName: string; fieldName: string };
  arguments: Record<string, unknown>;
  identity: object;
};

/** A GraphQL API of paints, whose one function the test writes. */
export async function serveStubGraphql(paints: (event: FieldEvent) => unknown) {
  const graphql = startGraphql({
    schema: sdl,
    fields,
    // The events come from the gateway under test; the tests check their shape.
    invoke: async (_name, event) => paints(event as FieldEvent),
    checkToken: (given) => (given === token ? claims : undefined),
    keys,
    depthLimit: 4,
  });
  const { url, port, close } = await serveLocally(graphql);
  return {
    endpoint: `${url}/graphql`,
    liveEndpoint: `ws://127.0.0.1:${port}/graphql/realtime`,
    subscriptionCount: graphql.subscriptionCount,
    async close() {
      await graphql.stop();
      await close();
    },
  };
}
