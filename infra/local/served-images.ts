import { pageHeaders } from '#infra/page-headers.ts';
import { imageKey } from '#infra/viewer-functions.ts';
import { pathOf, sendJson } from './http-exchange.ts';
import { loadViewerFunction } from './load-viewer-function.ts';
import { openObjectFiles } from './s3/object-files.ts';
import { S3Error, sendError } from './s3/s3-error.ts';
import { sendObject } from './s3/send-object.ts';
import type { LocalService } from './service.ts';

export type ServedImagesOptions = {
  /** Where the local S3 keeps its objects. */
  directory: string;
  bucket: string;
  /** Other origins of the local cloud. */
  origins: readonly string[];
};

/** The images of the bucket below `/files/images/`, as CloudFront serves them: to anybody with the address. */
export function startServedImages({ directory, bucket, origins }: ServedImagesOptions): LocalService {
  const files = openObjectFiles(directory);
  const security = pageHeaders(origins);
  return {
    async handle(request, response) {
      for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
      if (request.method !== 'GET' && request.method !== 'HEAD') return sendJson(response, 405, {});
      try {
        const key = keyOf(pathOf(request));
        await sendObject(request, response, { bucket, key, rawPath: '', query: {} }, files);
      } catch (error) {
        sendError(request, response, error);
      }
    },
    async stop() {},
  };
}

const onRequest = loadViewerFunction(imageKey);

function keyOf(path: string): string {
  try {
    return decodeURIComponent(onRequest(path).uri.slice(1));
  } catch {
    throw new S3Error('InvalidRequest', 'The path is not well-formed UTF-8.');
  }
}
