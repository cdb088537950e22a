import type { IncomingMessage, ServerResponse } from 'node:http';
import { bucketAccess } from '../access/bucket-access.ts';
import { noRefusal, type Refusal } from '../access/guard.ts';
import { local } from '../environment.ts';
import type { LocalService } from '../service.ts';
import type { Keys } from '../signature.ts';
import { readAddress } from './address.ts';
import { copyObject } from './copy-object.ts';
import { allowOrigin, answerPreflight } from './cross-origin.ts';
import { listObjects } from './list-objects.ts';
import { openObjectFiles } from './object-files.ts';
import { listVersions, removeObject } from './object-versions.ts';
import { postObject, putObject } from './receive-object.ts';
import { S3Error, sendError } from './s3-error.ts';
import { sendObject } from './send-object.ts';
import { requireSignature } from './signature.ts';
import { sendTags } from './tagging.ts';

type S3Options = {
  directory: string;
  buckets: readonly string[];
  /** Path of the endpoint: signatures cover it. */
  basePath?: string;
  credentials?: Keys;
  /** Origins of pages that may use S3 from elsewhere, such as the development server of the web app. */
  allowedOrigins?: readonly string[];
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** Whether the function behind a request, or that signed it, may not make it. */
  refusal?: Refusal;
};

/** An S3 that keeps its objects in files: everything is private unless it is signed. */
export async function startS3(options: S3Options): Promise<LocalService> {
  const { buckets, basePath = '/_aws/s3', credentials = local.keys } = options;
  const { allowedOrigins = [], clock = Date.now, refusal = noRefusal } = options;
  const files = openObjectFiles(options.directory);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = readAddress(request, basePath, buckets);
    const isForm = request.headers['content-type']?.startsWith('multipart/form-data') === true;
    if (request.method === 'POST' && isForm && address.key === '') {
      return postObject(request, response, address.bucket, files, { credentials, now: clock(), refusal });
    }
    await requireSignature(request, address, credentials, clock());
    const refused = refusal(request, () => bucketAccess(request, address), address.query['X-Amz-Signature']);
    if (refused) throw new S3Error('AccessDenied', refused);
    if (address.key === '' && request.method === 'GET')
      return ('versions' in address.query ? listVersions : listObjects)(response, address, files);
    if (address.key === '') throw new S3Error('NotImplemented', 'The local S3 only lists buckets.');
    const isAboutTags = 'tagging' in address.query;
    switch (request.method) {
      case 'GET':
        return isAboutTags
          ? sendTags(response, address, files)
          : sendObject(request, response, address, files);
      case 'HEAD':
        return sendObject(request, response, address, files);
      case 'PUT':
        if (request.headers['x-amz-copy-source'])
          return copyObject(request, response, address, files, clock());
        return putObject(request, response, address, files, clock());
      case 'DELETE':
        return removeObject(response, address, files);
      default:
        throw new S3Error('MethodNotAllowed', 'The specified method is not allowed against this resource.');
    }
  }

  return {
    async handle(request, response) {
      try {
        const isAllowed = allowOrigin(request, response, allowedOrigins);
        if (request.method === 'OPTIONS') answerPreflight(request, response, isAllowed);
        else await answer(request, response);
      } catch (error) {
        sendError(request, response, error);
      }
    },
    async stop() {},
  };
}
