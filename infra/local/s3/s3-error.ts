import type { IncomingMessage, ServerResponse } from 'node:http';

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
  MalformedXML: 400,
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
export class S3Error extends Error {
  readonly code: keyof typeof statuses;
  readonly details: Record<string, string>;

  constructor(code: keyof typeof statuses, message: string, details: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // The reader went away before the end.
  if (response.destroyed) return;
  const known = error instanceof S3Error ? error : new S3Error('InternalError', 'The local S3 failed.');
  if (known !== error) console.error('The local S3 failed.', error);
  if (response.headersSent) return void response.destroy();
  const parts = { Code: known.code, Message: known.message, ...known.details };
  const elements = Object.entries(parts).map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${elements.join('')}</Error>`;
  // A sender that is still writing reads no answer: what is left of a refused upload is taken and dropped.
  request.resume();
  response.writeHead(statuses[known.code], { 'content-type': 'application/xml' });
  response.end(request.method === 'HEAD' ? undefined : body);
}
