import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServiceFault } from '../service-fault.ts';

const statuses = {
  AccessDenied: 403,
  AccessForbidden: 403,
  AuthorizationQueryParametersError: 400,
  BadDigest: 400,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  IncompleteBody: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidDigest: 400,
  InvalidRange: 416,
  InvalidRequest: 400,
  KeyTooLongError: 400,
  MalformedPOSTRequest: 400,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const;

export const preconditionFailed = 'At least one of the pre-conditions you specified did not hold';

/** An answer of S3 that is no success, in its own words. */
export class S3Error extends ServiceFault {
  constructor(code: keyof typeof statuses, message: string, details: Record<string, string> = {}) {
    super(code, message, statuses[code], details);
  }
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Elements of XML that hold texts, by their names. */
export const elements = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
    .join('');

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Answers with a document of S3. */
export function sendXml(response: ServerResponse, root: string, content: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`${declaration}<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${root}>`);
}

export function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // The reader went away before the end.
  if (response.destroyed) return;
  const known = error instanceof ServiceFault ? error : new S3Error('InternalError', 'The local S3 failed.');
  if (known !== error) console.error('The local S3 failed.', error);
  if (response.headersSent) return void response.destroy();
  const parts = { Code: known.code, Message: known.message, ...known.details };
  // A sender that is still writing reads no answer: what is left of a refused upload is taken and dropped.
  request.resume();
  response.writeHead(known.status, { 'content-type': 'application/xml' });
  response.end(request.method === 'HEAD' ? undefined : `${declaration}<Error>${elements(parts)}</Error>`);
}
