import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { inlineFile } from '#lambdas/runtime/content-disposition.ts';
import { storeDocument } from '#lambdas/runtime/files/files.ts';
import type { HttpReply } from '#lambdas/runtime/http.ts';
import { fileFolders } from '#lambdas/store/file-folders.ts';

/** Bytes of a body that still fits an answer: a function answers 6 MB at most, and base64 adds a third (decision 13). */
const largestBody = 4_000_000;

/** A finished document: sent in the answer, or fetched from where it was stored. */
export type Document = { body: Uint8Array; type: string; fileName: string } | { address: string };

type Made = { body: Uint8Array; type: string; fileName: string; extension: string; newId: () => string };

/** Puts a document that is too large for an answer into the store. */
export async function delivered({ body, type, fileName, extension, newId }: Made): Promise<Document> {
  if (body.length <= largestBody) return { body, type, fileName };
  return {
    address: await storeDocument(`${fileFolders.documents}${newId()}.${extension}`, body, type, fileName),
  };
}

/** A spreadsheet travels as base64 text that the caller decodes. */
export const deliveredSheet = (
  sheet: Uint8Array,
  fileName: string,
  newId: () => string,
): Promise<Document> => {
  const body = Buffer.from(Buffer.from(sheet).toString('base64'));
  return delivered({ body, type: 'text/plain', fileName, extension: 'txt', newId });
};

/** Quotations are not for search engines, and their address is not for other sites (OP26). */
export const discreet = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

type Asked = Pick<APIGatewayProxyEventV2, 'headers' | 'queryStringParameters'>;

/** The answer of a document's route. */
export const bytesReply = (document: Document, asked: Asked) => documentReply(document, 'base64', asked);
export const textReply = (document: Document, asked: Asked) => documentReply(document, 'utf8', asked);

/** `encoding` is how the body travels. */
function documentReply(document: Document, encoding: 'base64' | 'utf8', asked: Asked): HttpReply {
  if ('address' in document) return addressReply(document.address, asked);
  const { body, type, fileName } = document;
  return {
    statusCode: 200,
    headers: { ...discreet, 'content-type': type, 'content-disposition': inlineFile(fileName) },
    body: Buffer.from(body).toString(encoding),
    isBase64Encoded: encoding === 'base64',
  };
}

/**
 * Redirects a tab to a stored document. A page that fetches with a token gets the address in the answer instead.
 * After a redirect to another origin the request has the origin `null`, which the bucket refuses; older browsers
 * would also forward the token.
 */
function addressReply(url: string, { headers, queryStringParameters }: Asked): HttpReply {
  const isFetched = headers.authorization ?? queryStringParameters?.token;
  if (!isFetched) return { statusCode: 302, headers: { ...discreet, location: url } };
  return {
    statusCode: 200,
    headers: { ...discreet, 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  };
}
