import { Sha256 } from '@aws-crypto/sha256-js';
import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { SignatureV4 } from '@smithy/signature-v4';
import { target } from './contract-target.ts';

type Signed = {
  url: string;
  service: 'appsync' | 'cognito-idp' | 's3';
  method?: string;
  headers?: Record<string, string>;
  /** The body that is signed. */
  body: string;
  /** The body that is sent, if different. */
  sentBody?: string;
  /** Changes of the caller's own keys. */
  keys?: { accessKeyId?: string; secretAccessKey?: string };
};

/** Sends a request with Signature Version 4 and the caller's own credentials. */
export async function signedRequest(asked: Signed): Promise<Response> {
  const { url, service, method = 'POST', body, sentBody = body, keys = {} } = asked;
  const { protocol, host, hostname, port, pathname } = new URL(url);
  const credentials = { ...(await defaultProvider()()), ...keys };
  const signer = new SignatureV4({
    credentials,
    region: target.region,
    service,
    sha256: Sha256,
    uriEscapePath: service !== 's3',
  });
  const request = {
    method,
    protocol,
    hostname,
    path: pathname,
    headers: { ...asked.headers, host },
    body,
    ...(port && { port: Number(port) }),
  };
  const { headers } = await signer.sign(request);
  return fetch(url, { method, headers, body: sentBody });
}
