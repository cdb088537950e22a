import { Sha256 } from '@aws-crypto/sha256-js';
import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { SignatureV4 } from '@smithy/signature-v4';
import { env } from '#lambdas/runtime/env.ts';

/** Milliseconds. */
const deadline = 5_000;

export type Change = { scope: string; entity: string; id: string; revision?: number };

/** Subscribers get only the fields that are selected here. */
const mutation = `mutation PublishChange($scope: String!, $entity: String!, $id: ID!, $revision: Int) {
  publishChange(scope: $scope, entity: $entity, id: $id, revision: $revision) { scope entity id revision }
}`;

const signer = new SignatureV4({
  service: 'appsync',
  region: env.region,
  credentials: defaultProvider(),
  sha256: Sha256,
});

/** Publishes a change with the function's own rights. */
export async function sendChange(variables: Change): Promise<void> {
  const { hostname, port, pathname, protocol, host } = new URL(env.graphqlEndpoint);
  const body = JSON.stringify({ query: mutation, variables });
  const headers = { host, 'content-type': 'application/json' };
  const request = { method: 'POST', protocol, hostname, path: pathname, headers, body };
  const signed = await signer.sign(port ? { ...request, port: Number(port) } : request);
  const sent = { method: 'POST', headers: signed.headers, body, redirect: 'error' } as const;
  const response = await fetch(env.graphqlEndpoint, { ...sent, signal: AbortSignal.timeout(deadline) });
  const answer: { errors?: unknown[] } = await response.json();
  if (!response.ok || answer.errors) {
    throw new Error(`The change was not published: ${response.status} ${JSON.stringify(answer.errors)}`);
  }
}
