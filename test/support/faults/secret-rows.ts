import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Rows } from './row.ts';

/** The canary is of AWS alone, so the local cloud has no secrets: this answers the one request. */
const secrets = createServer((_request, response) => {
  response.setHeader('content-type', 'application/x-amz-json-1.1');
  response.end(JSON.stringify({ SecretString: 'Una-Password-1' }));
});
await new Promise<void>((done) => secrets.listen(0, '127.0.0.1', done));
secrets.unref();

// A server that listens on a port has an address of this shape.
const { port } = secrets.address() as AddressInfo;
process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = `http://127.0.0.1:${port}`;
process.env.CANARY_SECRET = 'canary';
const { readCanaryPassword } = await import('#lambdas/store/canary/canary-password.ts');

export const secretRows: Rows = {
  'canary-password.ts GetSecretValueCommand': { make: async () => ({ act: readCanaryPassword }) },
};
