import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { clientSettings, mostTries, patience, timeFor } from '#lambdas/runtime/client-settings.ts';
import { isPassingFailure } from '#lambdas/runtime/passing-failure.ts';

/** Milliseconds of the SDK's longest pauses before the second, third and fourth try of what took too long. */
const pauses = [50, 100, 200];

it('all tries of a call that nobody answers end before the function does that waits for them', () => {
  expect(pauses).toHaveLength(mostTries - 1);
  const longest = mostTries * patience + pauses.reduce((sum, each) => sum + each);
  for (const [name, { timeout = 15 }] of Object.entries<FunctionSpec>(functions))
    expect(timeout * 1000, name).toBeGreaterThan(longest);
});

it('a large body is given the time to arrive', () => {
  expect(timeFor(20 * 1024 * 1024).requestTimeout - patience).toBeGreaterThan(10_000);
});

it.each([
  ['never begins', 0, { requestTimeout: 30, socketTimeout: 0 }],
  ['stops half-way', 10, { socketTimeout: 30 }],
])('a service whose answer %s is not waited for', async (_case, bytes, soon) => {
  const server = createServer((_request, response) => {
    if (bytes === 0) return;
    response.writeHead(200, { 'content-length': '1000' });
    response.write('x'.repeat(bytes));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  const { requestHandler } = clientSettings();
  const s3 = new S3Client({
    ...clientSettings(1),
    requestHandler: { ...requestHandler, ...soon },
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
  });
  const read = async () => {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: 'files', Key: 'a' }));
    return Body?.transformToByteArray();
  };
  const failure = await read().catch((cause: unknown) => cause);
  expect(failure).toBeInstanceOf(Error);
  expect(isPassingFailure(failure)).toBe(true);
  server.closeAllConnections();
  server.close();
});
