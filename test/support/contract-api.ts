import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { target } from './contract-target.ts';
import { createUser, openNewBrowser, sessionTokens, signIn } from './contract-user.ts';
import { signedRequest } from './signed-request.ts';

const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const TableName = target.tableName;
const profiles = new Set<string>();

/** A signed-in user with an item in the table and ordinary rights. */
export async function knownUser() {
  await openNewBrowser();
  const { sub, email } = await createUser();
  const profile = {
    uid: sub,
    firstName: 'Carla',
    lastName: 'Contratto',
    emailVerified: true,
    createdAt: '2026-01-10T09:00:00.000Z',
  };
  const keys = { pk: `U#${sub}`, sk: 'PROFILE' };
  await table.send(new PutCommand({ TableName, Item: { ...keys, id: sub, email, profile } }));
  profiles.add(sub);
  await signIn(email);
  return { sub, email, ...(await sessionTokens()) };
}

export async function removeProfiles() {
  for (const sub of profiles) {
    await table.send(new DeleteCommand({ TableName, Key: { pk: `U#${sub}`, sk: 'PROFILE' } }));
  }
  profiles.clear();
}

type Problem = {
  message: string;
  path: (string | number)[] | null;
  errorType?: string;
  errorInfo?: unknown;
  data?: null;
};
export type ApiAnswer = {
  status: number;
  body: { data?: Record<string, unknown> | null; errors?: Problem[] };
};

const read = async (response: Response): Promise<ApiAnswer> => ({
  status: response.status,
  body: await response.json(),
});

/** Posts a body to the GraphQL endpoint. */
export async function post(body: string, authorization?: string): Promise<ApiAnswer> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  return read(await fetch(target.graphqlEndpoint, { method: 'POST', headers, body }));
}

export const ask = (authorization: string, query: string, variables: object = {}) =>
  post(JSON.stringify({ query, variables }), authorization);

/** The same as the application itself, with a signed request. */
export async function askSigned(
  query: string,
  variables: object = {},
  keys?: { accessKeyId?: string; secretAccessKey: string },
): Promise<ApiAnswer> {
  const url = target.graphqlEndpoint;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query, variables });
  return read(await signedRequest({ url, service: 'appsync', headers, body, keys }));
}

/** Publishes a change to a scope, as the application does; `selected` limits the fields for subscribers. */
export const publish = (scope: string, id: string, selected = 'scope entity id revision') =>
  askSigned(
    `mutation ($scope: String!, $id: ID!) {
      publishChange(scope: $scope, entity: "contract", id: $id, revision: 7) { ${selected} }
    }`,
    { scope, id },
  );
