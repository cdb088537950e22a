import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';
import { header, readBody } from './http-exchange.ts';
import { ServiceFault } from './service-fault.ts';
import { Sha256 } from './sha256.ts';

export type Keys = { accessKeyId: string; secretAccessKey: string };

const pattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/;

const hashHeader = 'x-amz-content-sha256';

const missing = () =>
  new ServiceFault('MissingAuthenticationTokenException', 'Missing Authentication Token', 403);
const unknownKey = () =>
  new ServiceFault(
    'UnrecognizedClientException',
    'The security token included in the request is invalid.',
    403,
  );
const wrong = () =>
  new ServiceFault(
    'InvalidSignatureException',
    'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method.',
    403,
  );

/** The body of a request that is signed with these keys; see {@link readBody}. */
export async function readSignedBody(
  request: IncomingMessage,
  keys: Keys,
  ...limit: [bytes: number, tooLarge: readonly [code: string, status: number]]
): Promise<Buffer> {
  const body = await readBody(request, ...limit);
  await requireSignature(request, body, keys);
  return body;
}

/** Lets through a request that is signed with these keys: it is signed anew, and the signatures are compared. */
export async function requireSignature(request: IncomingMessage, body: Buffer, keys: Keys): Promise<void> {
  const authorization = header(request, 'authorization');
  if (!authorization?.startsWith('AWS4-HMAC-SHA256 ')) throw missing();
  const match = authorization.match(pattern);
  const date = header(request, 'x-amz-date');
  if (!match || !date) throw wrong();
  const [, accessKeyId, region = '', service = '', names = '', signature] = match;
  if (accessKeyId !== keys.accessKeyId) throw unknownKey();
  const signed = await sign(
    request,
    body,
    names.split(';'),
    new SignatureV4({ credentials: keys, region, service, sha256: Sha256 }),
    dateOf(date),
  );
  if (!signed.endsWith(`Signature=${signature}`)) throw wrong();
}

async function sign(
  request: IncomingMessage,
  body: Buffer,
  names: string[],
  signer: SignatureV4,
  signingDate: Date,
): Promise<string> {
  const url = new URL(request.url ?? '/', 'http://local');
  const given = Object.fromEntries(names.map((name) => [name, header(request, name) ?? '']));
  // The hash is that of the body itself: a signer believes what this header says.
  const hash = createHash('sha256').update(body).digest('hex');
  const signed = await signer.sign(
    {
      method: request.method ?? 'POST',
      protocol: 'http:',
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: { ...given, [hashHeader]: hash },
    },
    { signingDate, unsignableHeaders: new Set(names.includes(hashHeader) ? [] : [hashHeader]) },
  );
  return signed.headers.authorization ?? '';
}

/** From the compact form of the header: 20261120T204307Z. */
const dateOf = (text: string) =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
