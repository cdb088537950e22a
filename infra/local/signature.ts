import type { IncomingMessage } from 'node:http';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { header } from './http-exchange.ts';

export type Keys = { accessKeyId: string; secretAccessKey: string };

const pattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/;

/** Whether the request was signed with these keys: made again the way the caller must have made it, then compared. */
export async function isSigned(request: IncomingMessage, body: Buffer, keys: Keys): Promise<boolean> {
  const match = header(request, 'authorization')?.match(pattern);
  const date = header(request, 'x-amz-date');
  if (!match || !date) return false;
  const [, accessKeyId, region = '', service = '', names = '', signature] = match;
  if (accessKeyId !== keys.accessKeyId) return false;
  const url = new URL(request.url ?? '/', 'http://local');
  const signer = new SignatureV4({ credentials: keys, region, service, sha256: Sha256 });
  const signed = await signer.sign(
    {
      method: request.method ?? 'POST',
      protocol: 'http:',
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(names.split(';').map((name) => [name, header(request, name) ?? ''])),
      body,
    },
    { signingDate: dateOf(date) },
  );
  return signed.headers.authorization?.endsWith(`Signature=${signature}`) === true;
}

/** From the compact form of the header: 20261120T204307Z. */
const dateOf = (text: string) =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
