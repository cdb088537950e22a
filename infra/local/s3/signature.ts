import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256 } from '../sha256.ts';
import type { Keys } from '../signature.ts';
import type { S3Address } from './address.ts';
import { S3Error } from './s3-error.ts';

type Scope = { region: string };

/** As on AWS: how far the clock of a sender may be off, and how long an address may live. */
const greatestSkew = 15 * 60 * 1000;
const longestLife = 7 * 24 * 60 * 60;

function isSame(given: string, computed: string): boolean {
  return given.length === computed.length && timingSafeEqual(Buffer.from(given), Buffer.from(computed));
}

/** Reads `20261120T202400Z`. */
export function parseSigningDate(text: string | undefined): Date {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text ?? '');
  if (!parts)
    throw new S3Error('AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header');
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Reads `key/date/region/s3/aws4_request`. */
export function readScope(credential: string | undefined, credentials: Keys): Scope {
  const [accessKeyId, , region] = (credential ?? '').split('/');
  if (accessKeyId === credentials.accessKeyId && region) return { region };
  throw new S3Error(
    'InvalidAccessKeyId',
    'The AWS Access Key Id you provided does not exist in our records.',
  );
}

export function createSigner(credentials: Keys, { region }: Scope): SignatureV4 {
  // S3 signs paths as they are sent.
  return new SignatureV4({ credentials, region, service: 's3', sha256: Sha256, uriEscapePath: false });
}

export function refuseUnequal(given: string | undefined, computed: unknown): void {
  if (given && typeof computed === 'string' && isSame(given, computed)) return;
  throw new S3Error(
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}

function signedPart(request: IncomingMessage, address: S3Address, signedHeaders: string[]) {
  const headers: Record<string, string> = {};
  for (const name of signedHeaders) headers[name] = request.headers[name]?.toString() ?? '';
  const [hostname = ''] = (request.headers.host ?? '').split(':');
  const path = address.rawPath;
  return {
    method: request.method ?? 'GET',
    protocol: 'http:',
    hostname,
    path,
    query: address.query,
    headers,
  };
}

async function checkHeader(request: IncomingMessage, address: S3Address, credentials: Keys, now: number) {
  const [, fields = ''] = (request.headers.authorization ?? '').split('AWS4-HMAC-SHA256 ');
  const field = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(fields)?.[1];
  const scope = readScope(field('Credential'), credentials);
  const signingDate = parseSigningDate(request.headers['x-amz-date']?.toString());
  if (Math.abs(signingDate.getTime() - now) > greatestSkew) {
    throw new S3Error(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
  const signedHeaders = field('SignedHeaders')?.split(';') ?? [];
  const signer = createSigner(credentials, scope);
  const options = { signingDate, signableHeaders: new Set(signedHeaders) };
  const signed = await signer.sign(signedPart(request, address, signedHeaders), options);
  refuseUnequal(field('Signature'), signed.headers.authorization?.split('Signature=')[1]);
}

const presignFields = ['Algorithm', 'Credential', 'Date', 'Expires', 'SignedHeaders', 'Signature'];

async function checkQuery(request: IncomingMessage, address: S3Address, credentials: Keys, now: number) {
  const { query } = address;
  const scope = readScope(query['X-Amz-Credential'], credentials);
  const signingDate = parseSigningDate(query['X-Amz-Date']);
  const expiresIn = Number(query['X-Amz-Expires']);
  if (!(expiresIn >= 1 && expiresIn <= longestLife)) {
    throw new S3Error(
      'AuthorizationQueryParametersError',
      'X-Amz-Expires must be between 1 and 604800 seconds',
    );
  }
  if (signingDate.getTime() + expiresIn * 1000 < now)
    throw new S3Error('AccessDenied', 'Request has expired');
  const signedHeaders = (query['X-Amz-SignedHeaders'] ?? '').split(';');
  const ownQuery = { ...query };
  for (const name of presignFields) delete ownQuery[`X-Amz-${name}`];
  const signed = await createSigner(credentials, scope).presign(
    // A body that is neither text nor bytes is signed as UNSIGNED-PAYLOAD, as presigned addresses are.
    { ...signedPart(request, { ...address, query: ownQuery }, signedHeaders), body: {} },
    {
      signingDate,
      expiresIn,
      signableHeaders: new Set(signedHeaders),
      unhoistableHeaders: new Set(signedHeaders),
    },
  );
  refuseUnequal(query['X-Amz-Signature'], signed.query?.['X-Amz-Signature']);
}

/** Lets through what is signed, in the header or in the address; everything in S3 is private. */
export async function requireSignature(
  request: IncomingMessage,
  address: S3Address,
  credentials: Keys,
  now: number,
): Promise<void> {
  if (request.headers.authorization) return checkHeader(request, address, credentials, now);
  if (address.query['X-Amz-Signature']) return checkQuery(request, address, credentials, now);
  throw new S3Error('AccessDenied', 'Access Denied');
}
